import { describe } from 'vitest';
import { mergingBags } from '../merging.ts';
import { savedLines } from '../saved-lines.ts';
import { sessionBag } from '../session-bag.ts';
import type { Handler } from '../visitor.ts';

/** What the server does with bags. */
export function bagRules(answer: Handler): void {
  describe('the lines of a customer', () => savedLines(answer));
  describe('a guest’s bag that is merged', () => mergingBags(answer));
  describe('the bag of a session', () => sessionBag(answer));
}
