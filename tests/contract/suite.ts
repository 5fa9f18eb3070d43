import { describe } from 'vitest';
import { checkingCodes } from './codes-checked.ts';
import { customersOwn } from './customers-own.ts';
import { giving } from './giving.ts';
import { keeping } from './keeping.ts';
import { keptLines } from './kept-lines.ts';
import { orderConflicts } from './order-conflicts.ts';
import { ordering } from './ordering.ts';
import { paying } from './paying.ts';
import { reading } from './reading.ts';
import { refusing } from './refusing.ts';
import { signingIn } from './signing-in.ts';
import type { Answerer } from './visitor.ts';

/**
 * What the contract promises, asked of anyone who answers it. It learns ids from the answers, so it needs to
 * know nothing of the shop but that there are books to order.
 */
export function contractSuite(name: string, answer: Answerer): void {
  describe(`${name} keeps the contract`, () => {
    reading(answer);
    keeping(answer);
    refusing(answer);
    signingIn(answer);
    describe('what a customer keeps', () => customersOwn(answer));
    describe('the lines of a customer', () => keptLines(answer));
    ordering(answer);
    checkingCodes(answer);
    paying(answer);
    giving(answer);
    orderConflicts(answer);
  });
}
