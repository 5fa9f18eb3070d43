import type { Address } from '@otzar/contract/address';
import { offerOf } from '@otzar/contract/bag.examples';
import type { Answer } from '@otzar/contract/endpoint';
import type { estimatePlan } from '@otzar/contract/plan';
import type { Product } from '@otzar/contract/product';
import { isPosted } from '@otzar/domain/recurring';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import { shippingTo } from './sample-shop.ts';
import { refuseField } from './serve.ts';

/** What a delivery would cost in the sample shop. @throws {Refused} 422 where it needs an address */
export const sampleEstimate = (
  product: Product,
  quantity: number,
  address: Address | undefined,
): Answer<typeof estimatePlan> => {
  const plain = { gift_options: null, personalization: [], gift_card: null };
  const lines = [{ ...offerOf(product), ...plain, quantity }];
  if (!isPosted(product))
    return { totals: orderTotals({ lines, taxRate: 0, shippingCents: 0 }), shipping_name: '' };
  const { country, postal_code } =
    address ?? refuseField('address_id', 'Please choose where it goes.');
  const options = shippingTo(country, postal_code);
  const shipping = shippingCents(lines, options.cheapest, options);
  return {
    totals: orderTotals({ lines, taxRate: options.tax_rate, shippingCents: shipping }),
    shipping_name: options.cheapest.name,
  };
};
