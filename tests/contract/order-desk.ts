import { api } from '@otzar/contract/api';
import type { BagLine, LineOffer } from '@otzar/contract/bag';
import type { DiscountKind } from '@otzar/contract/discount';
import type { CallInput } from '@otzar/contract/endpoint';
import type { OrderTotals, placeOrder } from '@otzar/contract/order';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { isDigitalOnly } from '@otzar/domain/bag';
import { discountCents } from '@otzar/domain/discount';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import { goodCard } from './cards.ts';
import { findOffers } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

export type OrderBody = NonNullable<CallInput<typeof placeOrder>['body']>;

export const home = {
  name: 'Noa Levi',
  street: '12 Maple Street',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
};

export const pickup = { name: 'Noa Levi', email: 'noa@example.com', phone: '718 555 0100' };

export const newKey = (): string => crypto.randomUUID();

export const place = (visitor: Visitor, body: OrderBody, key = newKey()) =>
  visitor.try(api.placeOrder, { body, headers: { 'Idempotency-Key': key } });

/** A line that is offered, with what the shopper wants done to it. */
export type WantedLine = LineOffer &
  Partial<Pick<BagLine, 'gift_options' | 'personalization' | 'gift_card'>>;

/** What a discount of the shop takes off. */
export interface KnownDiscount {
  kind: DiscountKind;
  value: number;
}

/** What a shopper knows before ordering: what there is, how it travels, and what it comes to. */
export class OrderDesk {
  readonly #answer: Handler;
  readonly offers: LineOffer[];
  readonly options: ShippingOptions;
  /** Something that has to be shipped and paid for. */
  readonly offer: LineOffer;

  private constructor(answer: Handler, offers: LineOffer[], options: ShippingOptions) {
    const offer = offers.find((one) => !isDigitalOnly([one]) && one.price > 0);
    if (!offer) throw new Error('The shop has nothing that can be shipped.');
    this.#answer = answer;
    this.offers = offers;
    this.options = options;
    this.offer = { ...offer, quantity: 1 };
  }

  static async open(answer: Handler): Promise<OrderDesk> {
    const visitor = await Visitor.known(answer);
    const options = await visitor.call(api.readShipping, { body: { zip_code: home.postal_code } });
    return new OrderDesk(answer, await findOffers(visitor), options);
  }

  get method() {
    return this.options.cheapest;
  }

  /** The figures as the browser works them out. */
  totalsOf(
    lines: WantedLine[],
    delivery: boolean,
    { taxRate = 0, discount }: { taxRate?: number; discount?: KnownDiscount | null } = {},
  ): OrderTotals {
    const bag = lines.map((line) => ({ gift_options: null, personalization: [], ...line }));
    const placeRate = delivery ? this.options.tax_rate : this.options.pickup.tax_rate;
    const shipping = shippingCents(bag, delivery ? this.method : null, this.options);
    return orderTotals({
      lines: bag,
      taxRate: isDigitalOnly(bag) ? taxRate : placeRate,
      shippingCents: shipping,
      discountCents: discount ? discountCents(discount, bag, shipping) : 0,
    });
  }

  /** The figures where other rates hold, sent the cheapest way. */
  totalsAt(options: ShippingOptions, lines: WantedLine[]): OrderTotals {
    const bag = lines.map((line) => ({ gift_options: null, personalization: [], ...line }));
    return orderTotals({
      lines: bag,
      taxRate: options.tax_rate,
      shippingCents: shippingCents(bag, options.cheapest, options),
    });
  }

  bodyFor(lines: WantedLine[], different: Partial<OrderBody> = {}): OrderBody {
    return {
      email: 'noa@example.com',
      lines: lines.map(
        ({ id, type, item_key, quantity, price, gift_options, personalization, gift_card }) => ({
          ...{ id, type, item_key, quantity, price, gift_options, personalization, gift_card },
        }),
      ),
      shipping_type: { delivery: true, id: this.method.id },
      shipping_info: home,
      pickup_info: null,
      card_token: null,
      expected_total: this.totalsOf(lines, true).total,
      ...different,
    };
  }

  /** Somebody new with a card, and the order they would place. */
  async shopper(different: Partial<OrderBody> = {}, card = goodCard) {
    const visitor = await Visitor.known(this.#answer);
    const { Token } = await visitor.call(api.createCardToken, { body: card });
    return { visitor, body: this.bodyFor([this.offer], { card_token: Token, ...different }) };
  }

  /** Physical things, one of each, that come to more than so many dollars together. */
  dearer(dollars: number): LineOffer[] {
    const lines: LineOffer[] = [];
    for (const offer of this.offers) {
      if (lines.reduce((sum, { price }) => sum + price, 0) > dollars) break;
      const known = lines.some(({ id, type }) => id === offer.id && type === offer.type);
      if (!isDigitalOnly([offer]) && !known) lines.push({ ...offer, quantity: 1 });
    }
    return lines;
  }

  /** How many of an offer there are now. */
  async max(visitor: Visitor, { id, type } = this.offer): Promise<number> {
    const body = { products: [{ id, type, quantity: 1 }] };
    return (await visitor.call(api.checkMax, { body }))[0]?.max ?? 0;
  }
}
