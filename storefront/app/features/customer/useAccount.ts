import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { failureSentence } from '../../platform/call-failed.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { customerModule, firstNameAtom } from './customer-module.ts';
import { signOutAtom } from './session-actions.ts';

/**
 * What the account menus show, and the way out of the account, which closes them and leads home.
 * @param beforeLeaving what has to be done while the shop still knows the customer; must not fail
 */
export function useAccount(close: () => void, beforeLeaving: () => Promise<unknown>) {
  const signedIn = Boolean(useAtomValue(customerModule.atom));
  const firstName = useAtomValue(firstNameAtom);
  const signOut = useSetAtom(signOutAtom);
  const navigate = useNavigate();
  const showMessage = useSetAtom(showMessageAtom);
  const [signingOut, setSigningOut] = useState(false);

  const onSignOut = async () => {
    setSigningOut(true);
    try {
      await beforeLeaving();
      await signOut();
      close();
      void navigate(paths.home);
    } catch (error) {
      showMessage({ tone: 'error', text: failureSentence(error) });
    } finally {
      setSigningOut(false);
    }
  };

  return { signedIn, firstName, signingOut, onSignOut };
}
