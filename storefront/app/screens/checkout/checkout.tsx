import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { checkoutEntry } from '@otzar/domain/checkout';
import * as messages from '#messages/screens/checkout';
import { titled } from '../../brand.ts';
import { bagModule } from '../../features/bag/bag-module.ts';
import {
  readPlainCheckout,
  sendPlainCheckout,
} from '../../features/checkout/plain-checkout.server.ts';
import { rarely } from '../../platform/rarely.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { takeOverSessionBag } from '../../shell/session-bag.ts';
import type { Route } from './+types/checkout';
import { arrivalWith } from './arrival.ts';
import { OwnCheckout } from './OwnCheckout.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.checkout) },
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
  const elsewhere = checkoutEntry(await arrivalWith(await bagModule.load()));
  if (elsewhere) throw redirectTo(request, elsewhere);
  return null;
}
clientLoader.hydrate = true as const;

export default function CheckoutRoute({ loaderData, actionData }: Partial<Route.ComponentProps>) {
  // Until a browser with scripts has looked for itself, there is what the server drew.
  if (!loaderData) return <OwnCheckout />;
  if (loaderData.plain) return <PlainCheckout {...loaderData.plain} told={actionData} />;
  return (
    <>
      <CheckoutSkeleton />
      <PlainNothing />
    </>
  );
}
