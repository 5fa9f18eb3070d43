import type { Address } from '@otzar/contract/address';
import type { CardToken } from '@otzar/contract/card-token';
import type { Pickup, ShippingType } from '@otzar/contract/order';

/** The checkout as it is persisted (specification, section 3). A card is kept as its token only. */
export interface Checkout {
  shippingType: ShippingType | null;
  shippingInfo: Address | null;
  creditInfo: CardToken | null;
  digitalInfo: { email: string } | null;
  pickupInfo: Pickup | null;
  email: string;
  guestEmailExists: boolean;
  status: string;
}

export const emptyCheckout: Checkout = {
  shippingType: null,
  shippingInfo: null,
  creditInfo: null,
  digitalInfo: null,
  pickupInfo: null,
  email: '',
  guestEmailExists: false,
  status: '',
};
