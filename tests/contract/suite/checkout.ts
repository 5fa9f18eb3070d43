import { describe } from 'vitest';
import { checkingCodes } from '../codes-checked.ts';
import { giving } from '../giving.ts';
import { paying } from '../paying.ts';
import { places } from '../places.ts';
import type { Handler } from '../visitor.ts';
import { visitorState } from '../visitor-state.ts';

/** What the contract says of where an order goes, and of how it is paid. */
export function checkoutContract(answer: Handler): void {
  visitorState(answer);
}

/** What the server does with them. */
export function checkoutRules(answer: Handler): void {
  describe('a place', () => places(answer));
  checkingCodes(answer);
  paying(answer);
  giving(answer);
}
