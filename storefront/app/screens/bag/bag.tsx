import type { SessionBag } from '@otzar/contract/session-bag';
import { BagSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/bag';
import { titled } from '../../brand.ts';
import { sendPlainBag } from '../../features/bag/plain-bag.server.ts';
import { useBag } from '../../features/bag/useBag.ts';
import { readPlainBag } from '../../features/checkout/plain-checkout.server.ts';
import { rarely } from '../../platform/rarely.ts';
import type { Route } from './+types/bag';
import { BagMissing } from './BagMissing.tsx';
import { OwnBag } from './OwnBag.tsx';
import { useBagStatus } from './useBagStatus.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.yourBag) },
  { name: 'robots', content: 'noindex' },
];

const PlainBag = rarely(async () => (await import('../../features/bag/PlainBag.tsx')).PlainBag);
const PlainNothing = rarely(async () => (await import('./PlainNothing.tsx')).PlainNothing);

/** The bag is kept by the browser; where no scripts run, by the shop for the session. */
export const loader = ({ context, request }: Route.LoaderArgs) => readPlainBag(context, request);

export const action = ({ context, request }: Route.ActionArgs) => sendPlainBag(context, request);

/** A browser that comes here by itself has scripts. */
export const clientLoader = () => null;

const nothingYet: SessionBag = { version: '', lines: [], checkout: null, order_id: null };

export default function BagRoute({ loaderData: left, actionData }: Partial<Route.ComponentProps>) {
  const bag = useBag();
  const { status, missing } = useBagStatus();
  const plain = left ?? (actionData ? nothingYet : null);
  if (plain && (!bag || bag.joined !== plain.version))
    return <PlainBag bag={plain} {...actionData} />;
  if (!bag)
    return (
      <>
        <BagSkeleton />
        <PlainNothing />
      </>
    );
  const empty = bag.products.length === 0;
  if (empty && status === 'pending') return <BagSkeleton />;
  const unread = empty && missing && <BagMissing title={messages.notLoaded} missing={missing} />;
  return <OwnBag bag={bag} unread={unread} />;
}
