import { describe } from 'vitest';
import { comingRegularly } from '../coming-regularly.ts';
import { customersOwn } from '../customers-own.ts';
import { history } from '../history.ts';
import { type Letterbox, passwords } from '../passwords.ts';
import { signingIn } from '../signing-in.ts';
import type { Handler } from '../visitor.ts';

/** What the server does with a customer’s account, and with what comes to it. */
export function accountRules(answer: Handler, letterbox: Letterbox): void {
  signingIn(answer);
  passwords(answer, letterbox);
  describe('what a customer keeps', () => customersOwn(answer));
  describe('what a customer has', () => history(answer));
  describe('what comes regularly', () => comingRegularly(answer));
}
