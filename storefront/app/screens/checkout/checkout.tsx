import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { checkoutEntry } from '@otzar/domain/checkout';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { titled } from '../../brand.ts';
import { bagModule } from '../../features/bag/bag-module.ts';
import { useBag } from '../../features/bag/useBag.ts';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import {
  readPlainCheckout,
  sendPlainCheckout,
} from '../../features/checkout/plain-checkout.server.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { paths } from '../../paths.ts';
import { arrivedFrom } from '../../platform/arrival.ts';
import { rarely } from '../../platform/rarely.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { isKnownEmpty } from '../../shell/known-bag.ts';
import { takeOverSessionBag } from '../../shell/session-bag.ts';
import { useKnownBag } from '../../shell/useKnownBag.ts';
import { BagMissing } from '../bag/BagMissing.tsx';
import type { Route } from './+types/checkout';
import { CheckoutView } from './CheckoutView.tsx';
import { useLeaveWhenEmpty } from './useLeaveWhenEmpty.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled('Checkout') },
  { name: 'robots', content: 'noindex' },
];

const PlainCheckout = rarely(
  async () => (await import('../../features/checkout/PlainCheckout.tsx')).PlainCheckout,
);
const PlainNothing = rarely(async () => (await import('../bag/PlainNothing.tsx')).PlainNothing);

/** What the server draws: a shape, and in it the page of whoever has no scripts. */
export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  plain: await readPlainCheckout(context, request),
});

export const action = ({ context, request }: Route.ActionArgs) =>
  sendPlainCheckout(context, request);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await takeOverSessionBag();
  const bagEmpty = await isKnownEmpty(await bagModule.load());
  const elsewhere = checkoutEntry({
    bagEmpty,
    signedIn: (await customerModule.load()) !== null,
    from: arrivedFrom(),
  });
  if (elsewhere) throw redirectTo(request, elsewhere);
  return null;
}
clientLoader.hydrate = true as const;

export default function CheckoutRoute({ loaderData, actionData }: Partial<Route.ComponentProps>) {
  // Until a browser with scripts has looked for itself, there is what the server drew.
  if (!loaderData) return <CheckoutHere />;
  if (loaderData.plain) return <PlainCheckout {...loaderData.plain} told={actionData} />;
  return (
    <>
      <CheckoutSkeleton />
      <PlainNothing />
    </>
  );
}

function CheckoutHere() {
  const bag = useBag();
  const { standing, missing } = useKnownBag();
  useLeaveWhenEmpty(standing === 'known' ? bag : undefined);
  const kept = useAtomValue(checkoutModule.atom);
  const navigate = useNavigate();
  const empty = bag?.products.length === 0;
  if (empty && missing) return <BagMissing title="We could not load your bag" missing={missing} />;
  if (!bag || !kept || empty) return <CheckoutSkeleton />;
  return (
    <CheckoutView lines={bag.products} kept={kept} onAccepted={() => void navigate(paths.review)} />
  );
}
