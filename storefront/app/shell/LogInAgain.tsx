import { Dialog } from '@otzar/design-system/components/Dialog';
import { isSettled } from '@otzar/domain/pending-changes';
import { useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/shell';
import { useBag } from '../features/bag/useBag.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { LogInForm } from '../features/customer/LogInForm.tsx';
import { renewalAtom } from '../features/customer/renewal.ts';
import { forgetSessionAtom } from '../features/customer/session.ts';
import { paths } from '../paths.ts';
import { useShopperValue } from '../platform/shopper-value.ts';

/** What becomes of the bag of somebody who does not log in again: the shop has what it was told of it. */
function useBagKept(): string {
  const bag = useBag();
  if (!bag) return '';
  return isSettled(bag.unsent) ? messages.bagWaits : messages.bagWaitsWithoutLast;
}

/**
 * Lets a customer whose session has ended log in again over what they are doing. Who does not, or is somebody
 * else, goes Home, and what was kept here of the customer is gone (specification, section 4).
 */
export default function LogInAgain() {
  const renewal = useShopperValue(renewalAtom, null);
  const store = useStore();
  const forgetSession = useSetAtom(forgetSessionAtom);
  const navigate = useNavigate();
  const bagKept = useBagKept();

  // Somebody may sign in or out in another tab meanwhile, and may have done so before this came.
  useEffect(() => {
    if (!renewal) return;
    const look = () => {
      const now = store.get(customerModule.atom);
      if (now !== undefined && now?.id !== renewal.customer.id) renewal.answer(false);
    };
    look();
    return store.sub(customerModule.atom, look);
  }, [renewal, store]);

  if (!renewal) return null;
  const leave = async () => {
    renewal.answer(false);
    await forgetSession();
    await navigate(paths.home);
  };
  return (
    <Dialog open onClose={() => void leave()} title={messages.logInAgain}>
      <p>
        {messages.sessionEnded}
        {bagKept}
      </p>
      <LogInForm
        email={renewal.customer.email}
        onKnown={async ({ id }) => {
          renewal.answer(id === renewal.customer.id);
          if (id !== renewal.customer.id) await navigate(paths.home);
        }}
      />
    </Dialog>
  );
}
