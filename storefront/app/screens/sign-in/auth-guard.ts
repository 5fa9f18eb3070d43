import type { Customer } from '@otzar/contract/customer';
import { useSetAtom } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { customerModule } from '../../features/customer/customer-module.ts';
import { paths } from '../../paths.ts';
import { arrivedFrom } from '../../platform/arrival.ts';
import { forgetUrlAtom, previousUrl, rememberPathAtom } from '../../platform/previous-url.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { shopStore } from '../../platform/store.ts';
import { settleOwnerAtom } from '../../shell/ownership.ts';

const guestPaths: string[] = [paths.login, paths.register, paths.forgotPassword];

const isGuestPath = (path: string) => guestPaths.includes(path) || path.startsWith('/password/');

/**
 * Where somebody goes back to who comes to Login of their own will. Who was redirected from an
 * account screen has had its whole address remembered already.
 */
async function rememberArrival(): Promise<void> {
  const from = arrivedFrom();
  if (from === null || isGuestPath(from)) return;
  const [remembered] = (await previousUrl())?.split('?') ?? [];
  if (remembered === from) return;
  // Nobody who is signed in is let into Sign-in: the way from there leads on to Review.
  const back = from === paths.signIn ? paths.review : from;
  await shopStore().set(rememberPathAtom, back);
}

/**
 * Lets in who is not signed in, for the clientLoader of a screen for guests alone; anyone else goes Home
 * (specification, section 2, Account group).
 * @throws {Response} the way Home
 */
export async function requireGuest(request: Request): Promise<null> {
  if ((await customerModule.load()) !== null) throw redirectTo(request, paths.home);
  await rememberArrival();
  return null;
}

/** What follows once it is known who somebody is: all of theirs comes along, and they go back to where they wanted to be. */
export function useWelcome(): (customer: Customer) => Promise<void> {
  const navigate = useNavigate();
  const settle = useSetAtom(settleOwnerAtom);
  const forgetUrl = useSetAtom(forgetUrlAtom);
  return async ({ id }) => {
    // The bag is the customer's before the next screen looks into it.
    await settle(id);
    const back = (await previousUrl()) ?? paths.home;
    await forgetUrl();
    await navigate(back, { replace: true });
  };
}
