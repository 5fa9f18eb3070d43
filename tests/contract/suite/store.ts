import { describe } from 'vitest';
import { chatting } from '../chatting.ts';
import { newsletterSignUp } from '../newsletter-sign-up.ts';
import type { BackOffice } from '../return-desk.ts';
import type { Handler } from '../visitor.ts';
import { waitingForStock } from '../waiting-for-stock.ts';
import { writingToTheShop } from '../writing-to-the-shop.ts';

/** What the contract says of the store itself, and of those who visit or write to it. */
export function storeContract(answer: Handler): void {
  writingToTheShop(answer);
  newsletterSignUp(answer);
  waitingForStock(answer);
}

/** What the server does with them. */
export function storeRules(answer: Handler, backOffice: BackOffice): void {
  describe('the chat', () => chatting(answer, backOffice));
}
