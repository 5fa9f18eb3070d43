import type { BagLine } from '@otzar/contract/bag';
import { DeliveryPromise } from '@otzar/design-system/widgets/catalogue/DeliveryPromise';
import { PickupPromise } from '@otzar/design-system/widgets/catalogue/PickupPromise';
import { ReturnsPromise } from '@otzar/design-system/widgets/catalogue/ReturnsPromise';
import {
  arrivalText,
  cutoffText,
  fastestText,
  pickupText,
  shortDateText,
} from '@otzar/domain/delivery';
import { freeShippingText } from '@otzar/domain/free-shipping';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { shippingCents } from '@otzar/domain/shipping';
import { writtenEntries } from '@otzar/domain/totals';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/shipping';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { freeShippingOf } from './free-shipping.ts';
import { type Delivery, useDelivery } from './useDelivery.ts';

/** What is promised about the parcel, in words. */
function wordsOf(delivery: Delivery, comesOut: string | null) {
  if (delivery.status !== 'ready') return {};
  // What is not out yet is sent on no day before.
  if (comesOut !== null) return { promise: messages.sentOn(shortDateText(comesOut)) };
  const { options, askedAt } = delivery;
  return { promise: fastestText(options.fastest), cutoff: cutoffText(options, askedAt) };
}

/** The cheapest way, where that is not the fastest: when it arrives, and what it costs this line. */
function cheaperOf(delivery: Delivery, line: BagLine): string[] {
  if (delivery.status !== 'ready' || line.preorder_date !== null) return [];
  const { cheapest, fastest } = delivery.options;
  if (cheapest.id === fastest.id) return [];
  const price = priceLabel(toUsd(shippingCents([line], cheapest, delivery.options)));
  return [messages.cheaper(arrivalText(cheapest), cheapest.name, price)];
}

/** What free shipping means for this line, where the shopper is; nothing where nothing is sent to, or it is not known yet. */
function offerOf(delivery: Delivery, line: BagLine): string[] {
  const offer = freeShippingOf(delivery);
  if (!offer || offer.pending) return [];
  const { threshold } = offer;
  return threshold && line.exclude_free_shipping
    ? [messages.ownRate]
    : [freeShippingText(threshold)];
}

interface ShippedPromisesProps {
  line: BagLine;
  /** Further promises, each a line of its own. */
  children?: ReactNode;
}

/** What is written on a thing makes it nobody else's. */
const finalOf = ({ personalization }: BagLine): string | undefined =>
  writtenEntries(personalization).length > 0 ? messages.madeForYou : undefined;

/** When a thing that is sent comes, where it can be fetched, how it goes back. */
export function ShippedPromises({ line, children }: ShippedPromisesProps) {
  const { delivery, changePlace } = useDelivery(line.product_id);
  return (
    <div>
      <DeliveryPromise
        status={delivery.status}
        {...wordsOf(delivery, line.preorder_date)}
        notes={[...offerOf(delivery, line), ...cheaperOf(delivery, line)]}
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
