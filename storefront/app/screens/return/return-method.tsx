import type { OrderReturn } from '@otzar/contract/return';
import { BagSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useSetAtom } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/return';
import { titled } from '../../brand.ts';
import { MethodStep } from '../../features/return/MethodStep.tsx';
import { requireStep } from '../../features/return/return-guard.ts';
import { freshReturn } from '../../features/return/return-module.ts';
import { useReturn } from '../../features/return/useReturn.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { returnPaths } from '../../return-paths.ts';
import type { Route } from './+types/return-method';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.howItComesBack) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireStep('method', request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <BagSkeleton />;

/** The last step of a return: what is confirmed here is made. */
export default function ReturnMethodRoute() {
  const { kept, change } = useReturn();
  const showMessage = useSetAtom(showMessageAtom);
  const navigate = useNavigate();
  if (!kept?.order) return <BagSkeleton />;
  const onMade = (made: OrderReturn) => {
    // The confirmation first: a return that is forgotten would send the shopper away from this page.
    void Promise.resolve(navigate(returnPaths.confirmation(made.id), { replace: true })).then(() =>
      change(freshReturn),
    );
  };
  const onChanged = (text: string) => {
    showMessage({ tone: 'error', text });
    void navigate(returnPaths.items);
  };
  return (
    <MethodStep
      kept={kept}
      order={kept.order}
      onChange={(part) => void change(part)}
      onMade={onMade}
      onChanged={onChanged}
    />
  );
}
