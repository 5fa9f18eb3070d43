import { describe } from 'vitest';
import { askingForLetters } from './asking-for-letters.ts';
import { cancelling } from './cancelling.ts';
import { chatting } from './chatting.ts';
import { checkingCodes } from './codes-checked.ts';
import { comingRegularly } from './coming-regularly.ts';
import { customersOwn } from './customers-own.ts';
import { entities } from './entities.ts';
import { giving } from './giving.ts';
import { history } from './history.ts';
import { keeping } from './keeping.ts';
import { mergingBags } from './merging.ts';
import { orderConflicts } from './order-conflicts.ts';
import { ordering } from './ordering.ts';
import { type Letterbox, passwords } from './passwords.ts';
import { paying } from './paying.ts';
import { places } from './places.ts';
import { reading } from './reading.ts';
import { refusing } from './refusing.ts';
import type { BackOffice } from './return-desk.ts';
import { returning } from './returning.ts';
import { rowsOfCustomers } from './rows-of-customers.ts';
import { rowsOfEveryone } from './rows-of-everyone.ts';
import { keptLines } from './saved-lines.ts';
import { schooling } from './schooling.ts';
import { sessionBag } from './session-bag.ts';
import { signingIn } from './signing-in.ts';
import type { Handler } from './visitor.ts';
import { writingToTheShop } from './writing-to-the-shop.ts';

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
    reading(answer);
    describe('an entity', () => entities(answer));
    schooling(answer);
    keeping(answer);
    writingToTheShop(answer);
    askingForLetters(answer);
  });
}

/** What the shop does with what it is asked, which is the server's to prove: no mock has rules. */
export function shopSuite(answer: Handler, { letterbox, backOffice }: ShopAccess): void {
  describe('the server keeps the rules of the shop', () => {
    describe('a place', () => places(answer));
    refusing(answer);
    signingIn(answer);
    passwords(answer, letterbox);
    describe('what a customer keeps', () => customersOwn(answer));
    describe('the lines of a customer', () => keptLines(answer));
    describe('a guest’s bag that is merged', () => mergingBags(answer));
    describe('what a customer has', () => history(answer));
    describe('what comes regularly', () => comingRegularly(answer));
    ordering(answer);
    describe('the bag of a session', () => sessionBag(answer));
    cancelling(answer, backOffice);
    checkingCodes(answer);
    paying(answer);
    giving(answer);
    orderConflicts(answer);
    describe('the chat', () => chatting(answer, backOffice));
    describe('what goes back', () => returning(answer, backOffice));
  });
}
