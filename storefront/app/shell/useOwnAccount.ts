import { useSetAtom } from 'jotai/react';
import { sendPendingAtom } from '../features/bag/sync-bag.ts';
import { useAccount } from '../features/customer/useAccount.ts';

/** The account of whoever is signed in; the shop hears what it has yet to be told before they sign out. */
export const useOwnAccount = (close: () => void) => useAccount(close, useSetAtom(sendPendingAtom));
