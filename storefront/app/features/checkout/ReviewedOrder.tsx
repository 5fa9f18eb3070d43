import type { BagLine } from '@otzar/contract/bag';
import { LineList } from '@otzar/design-system/widgets/bag/LineList';
import { ReviewSection } from '@otzar/design-system/widgets/checkout/ReviewSection';
import { addressLines } from '@otzar/domain/address';
import { lineKey } from '@otzar/domain/bag';
import * as messages from '#messages/features/checkout';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { listedLine } from '../../platform/listed-line.ts';
import { usePrices } from '../../platform/prices.ts';
import type { SavedCheckout } from './checkout-module.ts';

export interface ReviewedOrderProps {
  kept: SavedCheckout;
  lines: BagLine[];
  /** Those that ran out, and so are not ordered. */
  unavailable: BagLine[];
  /** What became of lines since the shopper last looked, by line key. */
  notes: Map<string, string[]>;
  digitalOnly: boolean;
  /** Name and day of the chosen way of delivery, as far as known. */
  delivery: string;
  /** Where contact, delivery and payment are changed. */
  detailsHref: string;
  /** Whether a card is needed for this total. */
  paid: boolean;
}

/** What is ordered, where it goes and what pays for it, each part with the way back to it. */
export function ReviewedOrder(props: ReviewedOrderProps) {
  const { kept, lines, digitalOnly, delivery, detailsHref, paid } = props;
  const prices = usePrices();
  const listed = (line: BagLine) => ({
    ...listedLine(line, prices),
    notes: props.notes.get(lineKey(line)),
  });
  const { shippingInfo, pickupInfo, creditInfo, email } = kept;
  return (
    <>
      <ReviewSection
        title={messages.contact}
        editHref={detailsHref}
        editLabel={messages.editContact}
      >
        <p>{email || messages.noEmailYet}</p>
      </ReviewSection>
      {!digitalOnly && (
        <ReviewSection
          title={pickupInfo ? messages.pickup : messages.delivery}
          editHref={detailsHref}
          editLabel={pickupInfo ? messages.editPickup : messages.editDelivery}
        >
          {pickupInfo && (
            <p>
              {pickupInfo.name}, {pickupInfo.phone}
              <br />
              {brand.name}, {brand.address.join(', ')}
            </p>
          )}
          {shippingInfo && (
            <address>
              {addressLines(shippingInfo).map((line) => (
                <span key={line} dir="auto">
                  {line}
                  <br />
                </span>
              ))}
            </address>
          )}
          <p>{delivery}</p>
        </ReviewSection>
      )}
      {paid && (
        <ReviewSection
          title={messages.payment}
          editHref={detailsHref}
          editLabel={messages.editPayment}
        >
          <p>
            {creditInfo
              ? messages.cardEnding(creditInfo.brand, creditInfo.last_four)
              : messages.noCardYet}
          </p>
        </ReviewSection>
      )}
      <ReviewSection title={messages.items} editHref={paths.bag} editLabel={messages.editBag}>
        <LineList
          lines={[
            ...lines.map(listed),
            ...props.unavailable.map((line) => ({ ...listed(line), unavailable: true })),
          ]}
        />
      </ReviewSection>
    </>
  );
}
