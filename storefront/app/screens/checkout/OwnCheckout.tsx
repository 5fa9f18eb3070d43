import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/checkout';
import { useBag } from '../../features/bag/useBag.ts';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import { paths } from '../../paths.ts';
import { BagMissing } from '../bag/BagMissing.tsx';
import { useBagStatus } from '../bag/useBagStatus.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { useLeaveWhenEmpty } from './useLeaveWhenEmpty.ts';

/** The checkout of the bag in this browser, once it is known. */
export function OwnCheckout() {
  const bag = useBag();
  const { status, missing } = useBagStatus();
  useLeaveWhenEmpty(status === 'loaded' ? bag : undefined);
  const kept = useAtomValue(checkoutModule.atom);
  const navigate = useNavigate();
  const empty = bag?.products.length === 0;
  if (empty && missing) return <BagMissing title={messages.bagNotLoaded} missing={missing} />;
  if (!bag || !kept || empty) return <CheckoutSkeleton />;
  return (
    <CheckoutView lines={bag.products} kept={kept} onAccepted={() => void navigate(paths.review)} />
  );
}
