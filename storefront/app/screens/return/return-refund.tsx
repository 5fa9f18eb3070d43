import { BagSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/return';
import { titled } from '../../brand.ts';
import { RefundStep } from '../../features/return/RefundStep.tsx';
import { requireStep } from '../../features/return/return-guard.ts';
import { useReturn } from '../../features/return/useReturn.ts';
import { returnPaths } from '../../return-paths.ts';
import type { Route } from './+types/return-refund';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.yourRefund) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireStep('refund', request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <BagSkeleton />;

/** The third step of a return. */
export default function ReturnRefundRoute() {
  const { kept, change } = useReturn();
  const navigate = useNavigate();
  if (!kept?.order) return <BagSkeleton />;
  return (
    <RefundStep
      kept={kept}
      order={kept.order}
      onChange={(part) => void change(part)}
      onNext={() => void navigate(returnPaths.method)}
    />
  );
}
