import type { Mutant } from './mutant.ts';
import { mutants as what } from './section-1.ts';
import { mutants as account } from './section-2/account.ts';
import { mutants as checkout } from './section-2/checkout.ts';
import { mutants as footer } from './section-2/footer.ts';
import { mutants as header } from './section-2/header.ts';
import { mutants as otherScreens } from './section-2/other-screens.ts';
import { mutants as routes } from './section-2/routes.ts';
import { mutants as search } from './section-2/sort-filter-search.ts';
import { mutants as entities } from './section-3.ts';
import { mutants as states } from './section-4.ts';
import { mutants as validation } from './section-5.ts';
import { mutants as roles } from './section-6.ts';
import { mutants as calls } from './section-7.ts';
import { mutants as errors } from './section-8.ts';
import { mutants as limits } from './section-9.ts';

/** All of them, section by section of the specification. */
export const mutants: Mutant[] = [
  ...[what, ...[routes, checkout, account, otherScreens, header, search, footer]],
  ...[entities, states, validation, roles, calls, errors, limits],
].flat();
