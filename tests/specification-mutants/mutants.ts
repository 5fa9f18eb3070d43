import type { Mutant } from './mutant.ts';
import { mutants as what } from './section-1.ts';
import { mutants as screens } from './section-2.ts';
import { mutants as entities } from './section-3.ts';
import { mutants as states } from './section-4.ts';
import { mutants as validation } from './section-5.ts';
import { mutants as roles } from './section-6.ts';
import { mutants as calls } from './section-7.ts';
import { mutants as errors } from './section-8.ts';
import { mutants as limits } from './section-9.ts';

/** All of them, section by section of the specification. */
export const mutants: Mutant[] = [
  ...[what, screens, entities, states, validation, roles, calls, errors, limits].flat(),
];
