import { describe } from 'vitest';
import { entities } from '../entities.ts';
import { reading } from '../reading.ts';
import { schooling } from '../schooling.ts';
import type { Handler } from '../visitor.ts';

/** What the contract says of what is sold, and of how it is found. */
export function catalogueContract(answer: Handler): void {
  reading(answer);
  describe('an entity', () => entities(answer));
  schooling(answer);
}
