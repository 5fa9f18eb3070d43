import type { BagLine } from '@otzar/contract/bag';
import { isDigitalOnly } from '@otzar/domain/bag';
import type { BagEstimate } from '@otzar/domain/bag-summary-rows';
import { deliveryDateText } from '@otzar/domain/delivery';
import { shippingCents } from '@otzar/domain/shipping';
import * as messages from '#messages/features/shipping';
import { useDelivery } from './useDelivery.ts';

/** What the bag costs by the cheapest way to where the shopper is; null while either is not known. */
export function useBagEstimate(lines: BagLine[]): BagEstimate | null {
  const { location, delivery } = useDelivery(null);
  if (!location?.zip) return null;
  if (isDigitalOnly(lines)) {
    const { zip, tax_rate: taxRate } = location;
    return { shippingCents: 0, way: '', taxRate, place: messages.forSomebodyIn(zip) };
  }
  if (delivery.status !== 'ready') return null;
  const { cheapest } = delivery.options;
  return {
    shippingCents: shippingCents(lines, cheapest, delivery.options),
    way: messages.cheapestWay(
      cheapest.name,
      delivery.zip,
      deliveryDateText(cheapest.estimated_arrival),
    ),
    taxRate: location.tax_rate,
    place: messages.to(delivery.zip),
  };
}
