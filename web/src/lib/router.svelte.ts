/** Where one is: `/`, `/t/CODE`, `/replay/ID`, `/people/ID`, `/puzzles/GAME/ID`, `/events/CODE`, and `/#/learn/…` for pages that need no server. */

const PAGES = [
  'learn',
  'rules',
  'me',
  'account',
  'ratings',
  'quick',
  'friends',
  'circle',
  'reset',
  'confirm',
  'stop',
] as const;

interface Place {
  screen:
    | 'shelf'
    | 'table'
    | 'replay'
    | 'person'
    | 'puzzles'
    | 'puzzle'
    | 'events'
    | 'event'
    | 'wall'
    | (typeof PAGES)[number];
  ref: string;
  /** A place on the page: the number of a rule. */
  part?: string;
  /** There is nothing at this address; the shelf says so. */
  lost?: boolean;
  query: URLSearchParams;
}

function read(): Place {
  const query = new URLSearchParams(location.search);
  const [, first = '', second = '', third = ''] = location.pathname.split('/');
  if (first === 't' && second) return { screen: 'table', ref: decodeURIComponent(second), query };
  if (first === 'replay' && second)
    return { screen: 'replay', ref: decodeURIComponent(second), query };
  if (first === 'people' && second)
    return { screen: 'person', ref: decodeURIComponent(second), query };
  if (first === 'puzzles') {
    const ref = decodeURIComponent(third ? `${second}/${third}` : second);
    return { screen: third ? 'puzzle' : 'puzzles', ref, query };
  }
  if (first === 'events') {
    const screen = third === 'wall' ? 'wall' : second ? 'event' : 'events';
    return { screen, ref: decodeURIComponent(second), query };
  }
  const [, screen = '', ref = '', part] = location.hash.split('/');
  const page = PAGES.find((one) => one === screen);
  if (page) return { screen: page, ref, part, query };
  return { screen: 'shelf', ref: '', lost: Boolean(screen), query };
}

export const place = $state<{ now: Place }>({ now: read() });

const arrive = () => {
  place.now = read();
};
addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** For links inside the client: go there without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
