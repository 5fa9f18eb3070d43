import { useSetAtom } from 'jotai/react';
import { sendUnsentAtom } from '../features/bag/keep-bag.ts';
import { signOutAtom } from '../features/customer/session.ts';

/** Signs the customer out, once the shop knows of all they did. @throws {CallFailed} when the shop cannot be reached */
export function useSignOut(): () => Promise<void> {
  const send = useSetAtom(sendUnsentAtom);
  const signOut = useSetAtom(signOutAtom);
  return async () => {
    await send();
    await signOut();
  };
}
