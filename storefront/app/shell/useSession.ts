import { useSetAtom, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as messages from '#messages/shell';
import { bagModule } from '../features/bag/bag-module.ts';
import { syncBagAtom } from '../features/bag/change-bag.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { renewSessionAtom } from '../features/customer/renewal.ts';
import { checkSessionAtom } from '../features/customer/session.ts';
import { useReturnedPage } from '../features/customer/useReturnedPage.ts';
import { paths } from '../paths.ts';
import type { InPlaceOf } from '../platform/failure/failed-page.ts';
import { messagesAtom, showMessageAtom } from '../platform/messages.ts';
import { onMoved } from '../platform/moved.ts';
import { pageAt } from '../platform/own-address.ts';
import { retryImport } from '../platform/retry-import.ts';
import { onSessionEnd } from '../platform/session-end.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { takeOverSessionBag } from './session-bag.ts';

const isCustomers = (pathname: string) => /^\/(account|subscription)(\/|$)/.test(pathname);

/** Says why the page changes to whoever has been signed out somewhere else, once, and leads back in. */
const tellSignedOutAtom = atom(null, (get, set, navigate: (path: string) => unknown) => {
  if (get(messagesAtom).some(({ text }) => text === messages.signedOut)) return;
  const logIn = { label: messages.logIn, run: () => void navigate(paths.login) };
  set(showMessageAtom, { tone: 'info', text: messages.signedOut, action: logIn });
});

/**
 * Asks on each path who is signed in (specification, section 2), and on each page of what only a customer sees; a
 * session that has ended leads home.
 * @returns whether the shop has answered once, or could not be asked
 */
function useSessionCheck(): boolean {
  const { pathname, search } = useLocation();
  const place = isCustomers(pathname) ? pathname + search : pathname;
  const checkSession = useSetAtom(checkSessionAtom);
  const navigate = useNavigate();
  const tell = useSetAtom(tellSignedOutAtom);
  const [checked, setChecked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each path
  useEffect(() => {
    void checkSession().then((ended) => {
      setChecked(true);
      if (!ended) return;
      tell(navigate);
      void navigate(paths.home);
    });
  }, [place, checkSession, navigate, tell]);
  return checked;
}

/** Whether there is a customer, or something here is one's: for a guest among guests there is nothing to keep apart. */
const isOwnedAtom = atom((get) => {
  const owner = get(bagModule.atom)?.owner ?? null;
  return owner !== null || (get(customerModule.atom) ?? null) !== null;
});

const bringOwnership = retryImport(() => import('./follow-owner.ts'));

/**
 * Keeps what is in this browser the customer's who is signed in, and leads whoever is not any more out of the
 * account's screens.
 * @param checked whether it is known that the session still holds: nothing is asked for one that has ended
 */
function useOwnership(checked: boolean): void {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    here.current = pathname;
  }, [pathname]);
  const owned = useShopperValue(isOwnedAtom, false);
  const [begun, begin] = useState(false);
  useEffect(() => {
    if (checked && owned) begin(true);
  }, [checked, owned]);
  useEffect(() => {
    if (!begun) return;
    const met = store.get(customerModule.atom)?.id;
    let ended = false;
    let stop = () => {};
    void bringOwnership().then(({ followOwner }) => {
      if (ended) return;
      stop = followOwner(store, met, (signedOutElsewhere) => {
        if (signedOutElsewhere) store.set(tellSignedOutAtom, navigate);
        if (isCustomers(here.current)) void navigate(paths.home);
      });
    });
    return () => {
      ended = true;
      stop();
    };
  }, [begun, store, navigate]);
}

/** Tells the shop what it has missed: on the next path, and once there is a connection again. */
function useUnsent(checked: boolean): void {
  const { pathname } = useLocation();
  const tell = useSetAtom(syncBagAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be told is told on the next path
  useEffect(() => {
    if (checked) void tell().catch(() => undefined);
  }, [pathname, checked, tell]);
  useEffect(() => {
    const tellNow = () => void tell().catch(() => undefined);
    window.addEventListener('online', tellNow);
    return () => window.removeEventListener('online', tellNow);
  }, [tell]);
}

/** Takes over, once it is known who is here, what was put into the bag where no scripts ran. */
function useSessionBag(checked: boolean): void {
  useEffect(() => {
    if (checked) void takeOverSessionBag();
  }, [checked]);
}

/** What the shell does by itself about who is signed in. */
export function useSession(): void {
  const checked = useSessionCheck();
  useOwnership(checked);
  useUnsent(checked);
  useSessionBag(checked);
  useReturnedPage();
  const navigate = useNavigate();
  const renew = useSetAtom(renewSessionAtom);
  useEffect(() => onSessionEnd(renew), [renew]);
  useEffect(() => {
    const replace = (path: string) => {
      const state: InPlaceOf = { failed: pageAt(location.pathname + location.search) };
      void navigate(path, { replace: true, state });
    };
    return onMoved(replace);
  }, [navigate]);
}
