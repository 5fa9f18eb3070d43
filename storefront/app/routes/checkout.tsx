import { CheckoutSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { checkoutEntry } from '@otzar/domain/checkout';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { titled } from '../brand.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { useBag } from '../features/bag/useBag.ts';
import { checkoutModule } from '../features/checkout/checkout-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { paths } from '../paths.ts';
import { arrivedFrom } from '../platform/arrival.ts';
import { turnAway } from '../platform/turn-away.ts';
import { CheckoutView } from '../shell/CheckoutView.tsx';
import { useLeaveWhenEmpty } from '../shell/useLeaveWhenEmpty.ts';
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
  useLeaveWhenEmpty(bag);
  const kept = useAtomValue(checkoutModule.atom);
  const navigate = useNavigate();
  if (!bag || !kept) return <CheckoutSkeleton />;
  return (
    <CheckoutView lines={bag.products} kept={kept} onAccepted={() => void navigate(paths.review)} />
  );
}
