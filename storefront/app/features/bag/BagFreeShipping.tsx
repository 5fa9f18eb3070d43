import type { BagLine } from '@otzar/contract/bag';
import { FreeShippingMessage } from '@otzar/design-system/widgets/bag/FreeShippingMessage';
import { isDigitalOnly } from '@otzar/domain/bag';
import { freeShippingText } from '@otzar/domain/free-shipping';
import { freeShippingProgress } from '@otzar/domain/shipping';
import * as messages from '#messages/features/bag';
import { usePrices } from '../../platform/prices.ts';

/** From what on an order ships free, in dollars, to which zip code and by which way, as far as that is known. */
export interface FreeShipping {
  threshold: number | null;
  zip: string;
  way: string;
  /** Whether that is still being asked. */
  pending: boolean;
}

const reachedText = ({ zip, way }: FreeShipping): string =>
  zip ? messages.shipsFree(zip, way) : messages.enoughForFree;

interface BagFreeShippingProps {
  lines: BagLine[];
  /** Null where nothing is sent to. */
  offer: FreeShipping | null;
}

/** How far this bag is from free shipping where the shopper is; nothing where it cannot get there. */
export function BagFreeShipping({ lines, offer }: BagFreeShippingProps) {
  const { both } = usePrices();
  if (!offer) return null;
  const { threshold } = offer;
  const progress = freeShippingProgress(lines, threshold);
  if (!progress && (threshold || isDigitalOnly(lines))) return null;
  return (
    <FreeShippingMessage
      place="bag"
      pending={offer.pending}
      text={freeShippingText(threshold)}
      progress={
        progress
          ? {
              share: progress.share,
              text:
                progress.remaining > 0
                  ? messages.addMore(both(progress.remaining))
                  : reachedText(offer),
            }
          : undefined
      }
    />
  );
}
