/**
 * The widths at which the client changes its shape, in one place. A style says `@media (--narrow)`
 * (`plugins/breakpoints.ts` puts the query in), code asks `matches('narrow')`.
 */
export const BREAKPOINTS = {
  /** The log and the chat stand beside the board; below it they are behind tabs. */
  wide: '(min-width: 1100px)',
  narrow: '(max-width: 1099px)',
  /** Two columns become one. */
  column: '(max-width: 820px)',
  /** Bars lose what can be done without; many choices become a strip. */
  phone: '(max-width: 699px)',
  /** What stood side by side in a row stands one above the other. */
  small: '(max-width: 560px)',
  tiny: '(max-width: 400px)',
  /** A screen on the wall: everything is larger. */
  huge: '(min-width: 2200px)',
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

export const matches = (name: Breakpoint): boolean => matchMedia(BREAKPOINTS[name]).matches;

/** Tells whether it matches, now and whenever that changes, until the given function is called. */
export function watch(name: Breakpoint, tell: (matches: boolean) => void): () => void {
  const query = matchMedia(BREAKPOINTS[name]);
  const read = () => tell(query.matches);
  read();
  query.addEventListener('change', read);
  return () => query.removeEventListener('change', read);
}
