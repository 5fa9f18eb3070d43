import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { hasNeededInfo } from '@otzar/domain/checkout';
import { useAtomValue } from 'jotai/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as messages from '#messages/screens/checkout';
import { useBag } from '../../features/bag/useBag.ts';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import { destinationOf } from '../../features/checkout/destination.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { BagMissing } from '../bag/BagMissing.tsx';
import { useBagStatus } from '../bag/useBagStatus.ts';
import { CustomerCheckout } from './CustomerCheckout.tsx';
import { ReviewView } from './ReviewView.tsx';
import { useLeaveWhenEmpty } from './useLeaveWhenEmpty.ts';
import { useSavedDefaults } from './useSavedDefaults.ts';

/** The review of the bag in this browser, once it is known; a customer who has left something out enters it here. */
export function OwnReview() {
  const bag = useBag();
  const ordering = useRef(false);
  const { status, missing } = useBagStatus();
  useLeaveWhenEmpty(status === 'loaded' ? bag : undefined, ordering);
  const kept = useAtomValue(checkoutModule.atom);
  const customer = useAtomValue(customerModule.atom);
  const started = useSavedDefaults(customer, bag?.owner);
  const [query] = useSearchParams();
  const unknown = bag?.products.length === 0 && status !== 'loaded';
  if (unknown && missing) return <BagMissing title={messages.bagNotLoaded} missing={missing} />;
  if (!bag || !kept || !started || unknown) return <CheckoutSkeleton />;
  // The checkout itself sends a customer here, so what is missing is entered here too.
  const lacking =
    !hasNeededInfo(kept, bag.products, true) || destinationOf(kept, bag.products) === null;
  if (customer && (lacking || query.has('edit')))
    return <CustomerCheckout customer={customer} lines={bag.products} kept={kept} />;
  return <ReviewView bag={bag} kept={kept} known={Boolean(customer)} ordering={ordering} />;
}
