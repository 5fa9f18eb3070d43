import { BagSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/return';
import { titled } from '../../brand.ts';
import { ReturnItems } from '../../features/return/ReturnItems.tsx';
import { requireStep } from '../../features/return/return-guard.ts';
import { useReturn } from '../../features/return/useReturn.ts';
import { returnPaths } from '../../return-paths.ts';
import type { Route } from './+types/return-items';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.whatGoesBack) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireStep('items', request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <BagSkeleton />;

/** The second step of a return. */
export default function ReturnItemsRoute() {
  const { kept } = useReturn();
  const navigate = useNavigate();
  if (!kept?.order) return <BagSkeleton />;
  return (
    <ReturnItems kept={kept} order={kept.order} onNext={() => void navigate(returnPaths.refund)} />
  );
}
