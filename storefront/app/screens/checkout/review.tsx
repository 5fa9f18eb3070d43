import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { hasNeededInfo, reviewEntry } from '@otzar/domain/checkout';
import { hasRemainingBalance } from '@otzar/domain/gift-card';
import * as messages from '#messages/screens/checkout';
import { titled } from '../../brand.ts';
import { bagModule } from '../../features/bag/bag-module.ts';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import { readPlainCheckout } from '../../features/checkout/plain-checkout.server.ts';
import { sendPlainOrder } from '../../features/checkout/plain-order.server.ts';
import { giftCardModule } from '../../features/gift-card/gift-card-module.ts';
import { rarely } from '../../platform/rarely.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { takeOverSessionBag } from '../../shell/session-bag.ts';
import type { Route } from './+types/review';
import { arrivalWith } from './arrival.ts';
import { OwnReview } from './OwnReview.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.review) },
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
    ...(await arrivalWith(bag)),
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
