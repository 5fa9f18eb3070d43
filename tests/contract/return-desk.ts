import { api } from '@otzar/contract/api';
import type { CallInput } from '@otzar/contract/endpoint';
import type { Order } from '@otzar/contract/order';
import type { makeReturn, ReturnableOrder } from '@otzar/contract/return';
import { isDigitalOnly } from '@otzar/domain/bag';
import { type KnownDiscount, newKey, OrderDesk, place, type WantedLine } from './order-desk.ts';
import { expectAnswer, type Handler, type Visitor } from './visitor.ts';

export type ReturnBody = NonNullable<CallInput<typeof makeReturn>['body']>;

/** What is done behind the counter: an order arrives, a return comes back, whoever wrote in the chat last is answered. */
export interface BackOffice {
  deliver: (order: number) => Promise<void>;
  receive: (made: number) => Promise<void>;
  answerChat: (text: string) => Promise<void>;
}

export const sendBack = (visitor: Visitor, body: ReturnBody, key = newKey()) =>
  visitor.try(api.makeReturn, { body, headers: { 'Idempotency-Key': key } });

/** What returns one of the first line that can come back, to the card. */
export function bodyFor(found: ReturnableOrder, different: Partial<ReturnBody> = {}): ReturnBody {
  const line = found.lines.find(({ returnable }) => returnable > 0);
  return {
    order_id: found.order_id,
    token: found.token,
    lines: line
      ? [{ id: line.id, quantity: 1, reason: 'changed_mind', returnable: line.returnable }]
      : [],
    refund: found.gift ? 'gift_card' : 'card',
    method: 'label',
    ...(found.gift && { email: 'tamar@example.com' }),
    ...different,
  };
}

/** What an order is made of, beside its lines. */
interface Wanted {
  lines?: WantedLine[];
  discount?: { code: string } & KnownDiscount;
  giftCard?: { code: string; balance: number };
}

/** Orders that have arrived, and those who want to return something of them. */
export class ReturnDesk {
  readonly desk: OrderDesk;
  readonly #backOffice: BackOffice;
  #turn = 0;

  private constructor(desk: OrderDesk, backOffice: BackOffice) {
    this.desk = desk;
    this.#backOffice = backOffice;
  }

  static async open(answer: Handler, backOffice: BackOffice): Promise<ReturnDesk> {
    return new ReturnDesk(await OrderDesk.open(answer), backOffice);
  }

  /** Things that have to be shipped, each time another one: no shelf is emptied by one test. */
  #next(): WantedLine {
    const shipped = this.desk.offers.filter(
      (one) => !isDigitalOnly([one]) && one.price > 0 && one.max > 12,
    );
    const found = shipped[this.#turn++ % shipped.length];
    if (!found) throw new Error('The shop has nothing that can be shipped.');
    return found;
  }

  /** Something to be returned: three of it. */
  three(different: Partial<WantedLine> = {}): WantedLine {
    return { ...this.#next(), quantity: 3, ...different };
  }

  /** One of another thing. */
  other(): WantedLine {
    return { ...this.#next(), quantity: 1 };
  }

  /** Somebody who has ordered, with their order on its way. */
  async ordered(wanted: Wanted = {}): Promise<{ visitor: Visitor; order: Order }> {
    const { lines = [this.three()], discount, giftCard } = wanted;
    const { visitor, body } = await this.desk.shopper();
    const { total } = this.desk.totalsOf(lines, true, { discount });
    const amount_applied = Math.min(total, giftCard?.balance ?? 0);
    const paid = giftCard ? [{ code: giftCard.code, amount_applied }] : [];
    const sent = this.desk.bodyFor(lines, {
      card_token: amount_applied === total ? null : (body.card_token ?? null),
      discount_code: discount?.code ?? null,
      gift_cards: paid,
      expected_total: total,
    });
    const order = await expectAnswer(api.placeOrder, await place(visitor, sent));
    return { visitor, order };
  }

  /** Somebody whose order has arrived, and what of it can come back. */
  async arrived(wanted: Wanted = {}) {
    const { visitor, order } = await this.ordered(wanted);
    await this.#backOffice.deliver(order.id);
    const found = await visitor.call(api.findReturnable, { body: { order_id: order.id } });
    return { visitor, order, found };
  }

  /** Somebody who has announced a return of one thing. */
  async returned(wanted: Wanted = {}, different: Partial<ReturnBody> = {}) {
    const arrived = await this.arrived(wanted);
    const body = bodyFor(arrived.found, different);
    const made = await expectAnswer(api.makeReturn, await sendBack(arrived.visitor, body));
    return { ...arrived, made };
  }
}
