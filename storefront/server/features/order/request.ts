import type { LineOffer } from '@otzar/contract/bag';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { OrderLine, placeOrder } from '@otzar/contract/order';

/** What a shopper sends to order, checked against the contract. */
export type OrderRequest = Omit<CallOutput<typeof placeOrder>['body'], 'signed_in'>;

/** A line as the shop sells it now. */
export type OfferedLine = OrderLine & Pick<LineOffer, 'max'>;
