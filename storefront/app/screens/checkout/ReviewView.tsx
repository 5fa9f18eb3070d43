import { type Bag, isDigitalOnly } from '@otzar/domain/bag';
import { hasNeededInfo } from '@otzar/domain/checkout';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type RefObject, useCallback } from 'react';
import { BagNews } from '../../features/bag/BagNews.tsx';
import { bagChangesAtom } from '../../features/bag/bag-changes.ts';
import { notesByLine } from '../../features/bag/changes.ts';
import { checkoutModule, type SavedCheckout } from '../../features/checkout/checkout-module.ts';
import { ReviewScreen } from '../../features/checkout/ReviewScreen.tsx';
import { useCheapestWay } from '../../features/checkout/useCheapestWay.ts';
import { paths } from '../../paths.ts';
import { deliveryText } from './delivery-text.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useCheckoutSummary } from './useCheckoutSummary.ts';
import { useReviewedOrder } from './useReviewedOrder.ts';

interface ReviewViewProps {
  bag: Bag;
  kept: SavedCheckout;
  /** Whether a customer is signed in. */
  known: boolean;
  /** Says while, and after, an order is placed from here. */
  ordering: RefObject<boolean>;
}

/** What will be ordered, where it goes and what it comes to, before the order is placed. */
export function ReviewView({ bag, kept, known, ordering }: ReviewViewProps) {
  const lines = bag.products;
  const notes = notesByLine(useAtomValue(bagChangesAtom));
  const { state, retry, ...order } = useCheckoutSummary(lines, kept);
  const { rates, totals, cards, paid, discountCode } = order;
  const changeCheckout = useSetAtom(checkoutModule.atom);
  const merge = useCallback(
    (part: Partial<SavedCheckout>) => void changeCheckout((now) => ({ ...now, ...part })),
    [changeCheckout],
  );
  useCheapestWay(kept, rates?.options ?? null, merge);
  const { place, busy, refusal } = useReviewedOrder(kept, known);

  async function placeOnce(): Promise<void> {
    if (ordering.current) return;
    ordering.current = true;
    ordering.current = await place(lines, totals, { discountCode, cards });
  }

  return (
    <ReviewScreen
      kept={kept}
      lines={lines}
      unavailable={bag.unavailableCart}
      notes={notes}
      digitalOnly={isDigitalOnly(lines)}
      delivery={deliveryText(kept, rates)}
      detailsHref={known ? paths.reviewDetails : paths.checkout}
      paid={paid}
      complete={
        kept.email !== '' &&
        hasNeededInfo(kept, lines, !paid) &&
        (!paid || kept.creditInfo !== null)
      }
      ready={rates !== null && lines.length > 0}
      busy={busy}
      missing={state.status === 'failed' ? { message: state.message, retry } : undefined}
      refusal={refusal}
      news={<BagNews />}
      onPlace={placeOnce}
      summary={(action) => <ReviewSummary order={order}>{action}</ReviewSummary>}
    />
  );
}
