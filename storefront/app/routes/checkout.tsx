import type { BagLine } from '@otzar/contract/bag';
import { OrderSummary } from '@otzar/design-system/widgets/OrderSummary';
import { CheckoutSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { isDigitalOnly } from '@otzar/domain/bag';
import { checkoutEntry } from '@otzar/domain/checkout';
import { orderFigures, totalFigure } from '@otzar/domain/figures';
import { useAtomValue } from 'jotai/react';
import { redirect, useNavigate } from 'react-router-dom';
import { titled } from '../brand.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { useBag } from '../features/bag/useBag.ts';
import { CheckoutScreen } from '../features/checkout/CheckoutScreen.tsx';
import { checkoutModule, type KeptCheckout } from '../features/checkout/checkout-module.ts';
import { destinationOf } from '../features/checkout/destination.ts';
import { figureSources } from '../features/checkout/figure-sources.ts';
import { figuresOf } from '../features/checkout/figures.ts';
import { useCheckoutForm } from '../features/checkout/useCheckoutForm.ts';
import { usePaidInDollars } from '../features/currency/usePaidInDollars.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { useShippingQuote } from '../features/shipping/useShippingQuote.ts';
import { paths } from '../paths.ts';
import { arrivedFrom } from '../platform/arrival.ts';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = () => [
  { title: titled('Checkout') },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader() {
  const bagEmpty = (await bagModule.load()).products.length === 0;
  const elsewhere = checkoutEntry({
    bagEmpty,
    signedIn: (await customerModule.load()) !== null,
    from: arrivedFrom(),
  });
  if (elsewhere) throw redirect(elsewhere);
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
  const digitalOnly = isDigitalOnly(lines);
  const note = usePaidInDollars();
  const { state, retry } = useShippingQuote(destinationOf(kept, digitalOnly));
  const rates = state.status === 'ready' ? state.quote : null;
  const totals = figuresOf(lines, kept, rates);
  const needs = { digitalOnly, free: rates !== null && totals.total === 0 };
  const form = useCheckoutForm(kept, needs, () => void navigate(paths.review));
  const figures = orderFigures(totals, figureSources(lines, kept, rates));

  return (
    <CheckoutScreen
      form={form}
      needs={needs}
      lines={lines}
      rates={rates}
      loading={state.status === 'loading'}
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={retry}
      summary={
        <OrderSummary
          title="Your order"
          rows={figures}
          total={totalFigure(rates ? 'Total' : 'Total so far', totals, figures)}
          footnote={note}
        />
      }
    />
  );
}
