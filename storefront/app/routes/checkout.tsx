import type { BagLine } from '@otzar/contract/bag';
import { Stack } from '@otzar/design-system/components/Stack';
import { OrderSummary } from '@otzar/design-system/widgets/OrderSummary';
import { CheckoutSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { isDigitalOnly } from '@otzar/domain/bag';
import { checkoutEntry } from '@otzar/domain/checkout';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { titled } from '../brand.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { useBag } from '../features/bag/useBag.ts';
import { CheckoutScreen } from '../features/checkout/CheckoutScreen.tsx';
import { checkoutModule, type KeptCheckout } from '../features/checkout/checkout-module.ts';
import { useCheckoutForm } from '../features/checkout/useCheckoutForm.ts';
import { usePaidInDollars } from '../features/currency/usePaidInDollars.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { DiscountEntry } from '../features/discount/DiscountEntry.tsx';
import { GiftCardEntry } from '../features/gift-card/GiftCardEntry.tsx';
import { paths } from '../paths.ts';
import { arrivedFrom } from '../platform/arrival.ts';
import { turnAway } from '../platform/turn-away.ts';
import { useCheckoutFigures } from '../shell/useCheckoutFigures.ts';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = () => [
  { title: titled('Checkout') },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const bagEmpty = (await bagModule.load()).products.length === 0;
  const elsewhere = checkoutEntry({
    bagEmpty,
    signedIn: (await customerModule.load()) !== null,
    from: arrivedFrom(),
  });
  if (elsewhere) throw turnAway(request, elsewhere);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <CheckoutSkeleton />;

export default function CheckoutRoute() {
  const bag = useBag();
  const kept = useAtomValue(checkoutModule.atom);
  return bag && kept ? <Checkout lines={bag.products} kept={kept} /> : <CheckoutSkeleton />;
}

function Checkout({ lines, kept }: { lines: BagLine[]; kept: KeptCheckout }) {
  const navigate = useNavigate();
  const note = usePaidInDollars();
  const order = useCheckoutFigures(lines, kept);
  const { state, rates } = order;
  const needs = { digitalOnly: isDigitalOnly(lines), free: rates !== null && !order.paid };
  const form = useCheckoutForm(kept, needs, () => void navigate(paths.review));

  return (
    <CheckoutScreen
      form={form}
      needs={needs}
      lines={lines}
      rates={rates}
      loading={state.status === 'loading'}
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={order.retry}
      summary={
        <OrderSummary
          title="Your order"
          rows={order.rows}
          total={order.total}
          footnote={
            <Stack apart="parts">
              <DiscountEntry lines={lines} shippingCents={order.shippingCents} />
              <GiftCardEntry cards={order.cards} />
              {note && <p>{note}</p>}
            </Stack>
          }
        />
      }
    />
  );
}
