import type { Order, OrderConflict } from '@otzar/contract/order';
import { Stack } from '@otzar/design-system/components/Stack';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { type Bag, isDigitalOnly } from '@otzar/domain/bag';
import { hasNeededInfo, reviewEntry } from '@otzar/domain/checkout';
import { deliveryDateText, pickupText } from '@otzar/domain/delivery';
import { hasRemainingBalance } from '@otzar/domain/gift-card';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type RefObject, useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { titled } from '../../brand.ts';
import { BagNews } from '../../features/bag/BagNews.tsx';
import { recheckAtom } from '../../features/bag/bag-actions.ts';
import { bagChangesAtom } from '../../features/bag/bag-changes.ts';
import { bagModule } from '../../features/bag/bag-module.ts';
import { notesByLine } from '../../features/bag/changes.ts';
import { useBag } from '../../features/bag/useBag.ts';
import { checkoutModule, type SavedCheckout } from '../../features/checkout/checkout-module.ts';
import { destinationOf } from '../../features/checkout/destination.ts';
import { readPlainCheckout } from '../../features/checkout/plain-checkout.server.ts';
import { sendPlainOrder } from '../../features/checkout/plain-order.server.ts';
import { ReviewScreen } from '../../features/checkout/ReviewScreen.tsx';
import { chosenMethod } from '../../features/checkout/summary-rows.ts';
import { useCheapestWay } from '../../features/checkout/useCheapestWay.ts';
import { isPickup } from '../../features/checkout/useCheckoutForm.ts';
import { usePlaceOrder } from '../../features/checkout/usePlaceOrder.ts';
import { usePaidInDollars } from '../../features/currency/usePaidInDollars.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { giftCardModule } from '../../features/gift-card/gift-card-module.ts';
import { paymentText } from '../../features/gift-card/payment-text.ts';
import { paths } from '../../paths.ts';
import { arrivedFrom } from '../../platform/arrival.ts';
import { usePrices } from '../../platform/prices.ts';
import { rarely } from '../../platform/rarely.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { isKnownEmpty } from '../../shell/known-bag.ts';
import { takeOverSessionBag } from '../../shell/session-bag.ts';
import { useKnownBag } from '../../shell/useKnownBag.ts';
import { BagMissing } from '../bag/BagMissing.tsx';
import type { Route } from './+types/review';
import { CustomerCheckout } from './CustomerCheckout.tsx';
import { useCheckoutSummary } from './useCheckoutSummary.ts';
import { useFinishOrder } from './useFinishOrder.ts';
import { useLeaveWhenEmpty } from './useLeaveWhenEmpty.ts';
import { useResolveConflict } from './useResolveConflict.ts';
import { useSavedDefaults } from './useSavedDefaults.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled('Review') },
  { name: 'robots', content: 'noindex' },
];

const PlainReview = rarely(
  async () => (await import('../../features/checkout/PlainReview.tsx')).PlainReview,
);
const PlainNothing = rarely(async () => (await import('../bag/PlainNothing.tsx')).PlainNothing);

/** What the server draws: a shape, and in it the page of whoever has no scripts. */
export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  plain: await readPlainCheckout(context, request),
});

export const action = ({ context, request }: Route.ActionArgs) => sendPlainOrder(context, request);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await takeOverSessionBag();
  const bag = await bagModule.load();
  const { products } = bag;
  const covered = !hasRemainingBalance(await giftCardModule.load());
  const elsewhere = reviewEntry({
    bagEmpty: await isKnownEmpty(bag),
    signedIn: (await customerModule.load()) !== null,
    from: arrivedFrom(),
    hasInfo: hasNeededInfo(await checkoutModule.load(), products, covered),
  });
  if (elsewhere) throw redirectTo(request, elsewhere);
  return null;
}
clientLoader.hydrate = true as const;

export default function ReviewRoute({ loaderData, actionData }: Partial<Route.ComponentProps>) {
  // Until a browser with scripts has looked for itself, there is what the server drew.
  if (!loaderData) return <OwnReview />;
  if (loaderData.plain) return <PlainReview {...loaderData.plain} told={actionData} />;
  return (
    <>
      <CheckoutSkeleton />
      <PlainNothing />
    </>
  );
}

function OwnReview() {
  const bag = useBag();
  const ordering = useRef(false);
  const { standing, missing } = useKnownBag();
  useLeaveWhenEmpty(standing === 'known' ? bag : undefined, ordering);
  const kept = useAtomValue(checkoutModule.atom);
  const customer = useAtomValue(customerModule.atom);
  const started = useSavedDefaults(customer, bag?.owner);
  const [query] = useSearchParams();
  const unknown = bag?.products.length === 0 && standing !== 'known';
  if (unknown && missing)
    return <BagMissing title="We could not load your bag" missing={missing} />;
  if (!bag || !kept || !started || unknown) return <CheckoutSkeleton />;
  // The checkout itself sends a customer here, so what is missing is entered here too.
  const lacking =
    !hasNeededInfo(kept, bag.products, true) || destinationOf(kept, bag.products) === null;
  if (customer && (lacking || query.has('edit')))
    return <CustomerCheckout customer={customer} lines={bag.products} kept={kept} />;
  return <Review bag={bag} kept={kept} known={Boolean(customer)} ordering={ordering} />;
}

interface ReviewProps {
  bag: Bag;
  kept: SavedCheckout;
  /** Whether a customer is signed in. */
  known: boolean;
  /** Says while, and after, an order is placed from here. */
  ordering: RefObject<boolean>;
}

function Review({ bag, kept, known, ordering }: ReviewProps) {
  const lines = bag.products;
  const notes = notesByLine(useAtomValue(bagChangesAtom));
  const navigate = useNavigate();
  const recheck = useSetAtom(recheckAtom);
  const finish = useFinishOrder();
  const settle = useResolveConflict();

  const digitalOnly = isDigitalOnly(lines);
  const note = usePaidInDollars();
  const { both } = usePrices();
  const { state, retry, rates, totals, cards, paid, ...order } = useCheckoutSummary(lines, kept);
  const method = chosenMethod(kept, rates);
  const changeCheckout = useSetAtom(checkoutModule.atom);
  const merge = useCallback(
    (part: Partial<SavedCheckout>) => void changeCheckout((now) => ({ ...now, ...part })),
    [changeCheckout],
  );
  useCheapestWay(kept, rates?.options ?? null, merge);

  const onPlaced = (placed: Order) => {
    // The thank-you page first: an empty bag on this one would send the shopper away.
    void Promise.resolve(navigate(paths.thankYou(placed.id))).then(finish);
  };
  const onChanged = (conflict: OrderConflict | undefined) => {
    if (conflict) settle(conflict);
    void recheck(() => false);
  };
  const { place, busy, refusal } = usePlaceOrder({ kept, signedIn: known }, onPlaced, onChanged);
  const payment = paymentText(cards, both);

  return (
    <ReviewScreen
      kept={kept}
      lines={lines}
      unavailable={bag.unavailableCart}
      notes={notes}
      digitalOnly={digitalOnly}
      delivery={deliveryText()}
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
      onPlace={async () => {
        if (ordering.current) return;
        ordering.current = true;
        ordering.current = await place(lines, totals, {
          discountCode: order.discountCode,
          cards,
        });
      }}
      summary={(action) => (
        <OrderSummary
          title="Summary"
          rows={order.rows}
          total={order.total}
          footnote={
            (payment || note) && (
              <Stack apart="parts">
                {payment && <p>{payment}</p>}
                {note && <p>{note}</p>}
              </Stack>
            )
          }
        >
          {action}
        </OrderSummary>
      )}
    />
  );

  function deliveryText(): string {
    if (isPickup(kept)) {
      return rates?.options ? `Ready ${pickupText(rates.options.pickup)}` : '';
    }
    return method ? `${method.name}, arrives ${deliveryDateText(method.estimated_arrival)}` : '';
  }
}
