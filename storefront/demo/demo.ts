import type { Demo } from '../server/app/demo.ts';
import { seedWhenNew } from './first-start.ts';
import { pictures } from './pictures/source.ts';

/** What a shop is given that comes with a clone. */
export const demo: Demo = { pictures, seedWhenNew };
