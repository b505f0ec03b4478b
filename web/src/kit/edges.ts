/** A row that scrolls sideways fades out where it goes on (`data-more`, see styles/base.css). */
export function edges(row: HTMLElement): { destroy: () => void } {
  function measure() {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    const left = scrollLeft > 1;
    const right = scrollLeft + clientWidth < scrollWidth - 1;
    row.dataset.more = [left && 'left', right && 'right'].filter(Boolean).join(' ');
  }
  const seen = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  seen.observe(row);
  changed.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', measure, { passive: true });
  return {
    destroy() {
      seen.disconnect();
      changed.disconnect();
      row.removeEventListener('scroll', measure);
    },
  };
}
