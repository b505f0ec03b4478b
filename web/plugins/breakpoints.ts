import type { AcceptedPlugin } from 'postcss';
import { BREAKPOINTS } from '../src/lib/breakpoints.ts';

/** `@media (--narrow)` in a style becomes the query of that name; an unknown name is an error. */
export function breakpoints(): AcceptedPlugin {
  const queries: Record<string, string> = BREAKPOINTS;
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
          const query = queries[name];
          if (!query) throw rule.error(`no breakpoint is called ${name}`);
          return query;
        });
      },
    },
  };
}
