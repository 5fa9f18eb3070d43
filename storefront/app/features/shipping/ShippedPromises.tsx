import type { BagLine } from '@otzar/contract/bag';
import { DeliveryPromise } from '@otzar/design-system/widgets/DeliveryPromise';
import { PickupPromise } from '@otzar/design-system/widgets/PickupPromise';
import { ReturnsPromise } from '@otzar/design-system/widgets/ReturnsPromise';
import { cutoffText, fastestText, pickupText } from '@otzar/domain/delivery';
import { freeShippingText } from '@otzar/domain/shipping';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { type Delivery, useDelivery } from './useDelivery.ts';

/** What is promised about the parcel, in words. */
function wordsOf(delivery: Delivery) {
  if (delivery.status !== 'ready') return {};
  const { options, askedAt } = delivery;
  return { promise: fastestText(options.fastest), cutoff: cutoffText(options, askedAt) };
}

/** The threshold where this shopper is, else the one that holds for most. */
const thresholdOf = (delivery: Delivery): number | null =>
  delivery.status === 'ready'
    ? (delivery.options.free_over?.free_shipping_above ?? null)
    : brand.freeShippingFrom;

/** When a thing that is sent comes, where it can be fetched, how it goes back. */
export function ShippedPromises({ line }: { line: BagLine }) {
  const { delivery, changePlace } = useDelivery(line.product_id);
  const note = line.exclude_free_shipping
    ? 'Ships at its own rate: this item is excluded from free shipping.'
    : freeShippingText(thresholdOf(delivery));
  return (
    <div>
      <DeliveryPromise
        status={delivery.status}
        {...wordsOf(delivery)}
        notes={[note]}
        zip={'zip' in delivery ? delivery.zip : undefined}
        // What is wrong with it stands in the promise itself.
        onZip={(zip) => void changePlace({ zip }).catch(() => undefined)}
      />
      <PickupPromise
        ready={delivery.status === 'ready' ? pickupText(delivery.options.pickup) : ''}
        place={brand.address.join(', ')}
      />
      <ReturnsPromise policyPath={paths.returnPolicy} />
    </div>
  );
}
