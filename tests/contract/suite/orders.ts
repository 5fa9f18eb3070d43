import { describe } from 'vitest';
import { cancelling } from '../cancelling.ts';
import { orderConflicts } from '../order-conflicts.ts';
import { ordering } from '../ordering.ts';
import type { BackOffice } from '../return-desk.ts';
import { returning } from '../returning.ts';
import type { Handler } from '../visitor.ts';

/** What the server does with orders, and with what goes back. */
export function ordersRules(answer: Handler, backOffice: BackOffice): void {
  ordering(answer);
  cancelling(answer, backOffice);
  orderConflicts(answer);
  describe('what goes back', () => returning(answer, backOffice));
}
