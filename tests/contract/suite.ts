import { describe } from 'vitest';
import type { Letterbox } from './passwords.ts';
import { refusing } from './refusing.ts';
import type { BackOffice } from './return-desk.ts';
import { rowsOfCustomers } from './rows-of-customers.ts';
import { rowsOfEveryone } from './rows-of-everyone.ts';
import { accountRules } from './suite/account.ts';
import { bagRules } from './suite/bag.ts';
import { catalogueContract } from './suite/catalogue.ts';
import { checkoutContract, checkoutRules } from './suite/checkout.ts';
import { ordersRules } from './suite/orders.ts';
import { storeContract, storeRules } from './suite/store.ts';
import type { Handler } from './visitor.ts';

/** Whoever reads what the shop has sent by mail, and stands at its counter. */
interface ShopAccess {
  letterbox: Letterbox;
  backOffice: BackOffice;
}

/**
 * What the contract says of every call, asked of anyone who answers it. It learns ids from the answers, so
 * it needs to know nothing of the shop but that there are books to order, and of mail but how a letter is read.
 */
export function contractSuite(
  name: string,
  answer: Handler,
  { letterbox }: Pick<ShopAccess, 'letterbox'>,
): void {
  describe(`${name} keeps the contract`, () => {
    describe('the table of calls', () => {
      rowsOfEveryone(answer);
      rowsOfCustomers(answer, letterbox);
    });
    catalogueContract(answer);
    checkoutContract(answer);
    storeContract(answer);
  });
}

/** What the shop does with what it is asked, which is the server's to prove: no mock has rules. */
export function shopSuite(answer: Handler, { letterbox, backOffice }: ShopAccess): void {
  describe('the server keeps the rules of the shop', () => {
    refusing(answer);
    accountRules(answer, letterbox);
    bagRules(answer);
    checkoutRules(answer);
    ordersRules(answer, backOffice);
    storeRules(answer, backOffice);
  });
}
