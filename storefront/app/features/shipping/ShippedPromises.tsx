import type { BagLine } from '@otzar/contract/bag';
import { DeliveryPromise } from '@otzar/design-system/widgets/DeliveryPromise';
import { PickupPromise } from '@otzar/design-system/widgets/PickupPromise';
import { ReturnsPromise } from '@otzar/design-system/widgets/ReturnsPromise';
import { cutoffText, fastestText, pickupText, shortDateText } from '@otzar/domain/delivery';
import { freeShippingText } from '@otzar/domain/shipping';
import { writtenEntries } from '@otzar/domain/totals';
import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { type Delivery, useDelivery } from './useDelivery.ts';

/** What is promised about the parcel, in words. */
function wordsOf(delivery: Delivery, comesOut: string | null) {
  if (delivery.status !== 'ready') return {};
  // What is not out yet is sent on no day before.
  if (comesOut !== null) return { promise: `Sent when it comes out on ${shortDateText(comesOut)}` };
  const { options, askedAt } = delivery;
  return { promise: fastestText(options.fastest), cutoff: cutoffText(options, askedAt) };
}

/** The threshold where this shopper is, else the one that holds for most. */
const thresholdOf = (delivery: Delivery): number | null =>
  delivery.status === 'ready'
    ? (delivery.options.free_over?.free_shipping_above ?? null)
    : brand.freeShippingFrom;

interface ShippedPromisesProps {
  line: BagLine;
  /** Further promises, each a line of its own. */
  children?: ReactNode;
}

/** What is written on a thing makes it nobody else's. */
const finalOf = ({ personalization }: BagLine): string | undefined =>
  writtenEntries(personalization).length > 0
    ? 'It is made for you, with your words on it.'
    : undefined;

/** When a thing that is sent comes, where it can be fetched, how it goes back. */
export function ShippedPromises({ line, children }: ShippedPromisesProps) {
  const { delivery, changePlace } = useDelivery(line.product_id);
  const note = line.exclude_free_shipping
    ? 'This item does not count towards free shipping: it ships at its own rate.'
    : freeShippingText(thresholdOf(delivery));
  return (
    <div>
      <DeliveryPromise
        status={delivery.status}
        {...wordsOf(delivery, line.preorder_date)}
        notes={[note]}
        zip={'zip' in delivery ? delivery.zip : undefined}
        // What is wrong with it stands in the promise itself.
        onZip={(zip) => void changePlace({ zip }).catch(() => undefined)}
      />
      <PickupPromise
        ready={
          delivery.status === 'ready' && !line.preorder_date
            ? pickupText(delivery.options.pickup)
            : ''
        }
        place={brand.address.join(', ')}
      />
      <ReturnsPromise final={finalOf(line)} policyPath={paths.returnPolicy} />
      {children}
    </div>
  );
}
