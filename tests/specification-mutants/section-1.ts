import type { Mutant } from './mutant.ts';

/** Breaks of what section 1 of the specification states. */
export const mutants: Mutant[] = [];
