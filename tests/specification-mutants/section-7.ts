import type { Mutant } from './mutant.ts';

/** Breaks of what section 7 of the specification states. */
export const mutants: Mutant[] = [
  {
    statement: 'Every request carries a header marking it as an XHR.',
    file: 'storefront/app/platform/axios.ts',
    find: `XMLHttpRequest`,
    put: `Fetch`,
  },
];
