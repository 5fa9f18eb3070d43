import { ScrollToTop } from '@otzar/design-system/widgets/ScrollToTop';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sendUnsentAtom } from '../features/bag/keep-bag.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { checkSessionAtom } from '../features/customer/session.ts';
import { useFreshRates } from '../features/shipping/useRates.ts';
import { paths } from '../paths.ts';
import { afterScroll, CHECK_EVERY, type HeaderPlace } from './hide-on-scroll.ts';
import { Notices } from './Notices.tsx';
import { settleOwnerAtom } from './ownership.ts';

/**
 * Asks on each path who is signed in (specification, section 2); a session that has ended leads home.
 * @returns whether the shop has answered once, or could not be asked
 */
function useSessionCheck(): boolean {
  const { pathname } = useLocation();
  const checkSession = useSetAtom(checkSessionAtom);
  const navigate = useNavigate();
  const [checked, setChecked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each path
  useEffect(() => {
    void checkSession().then((ended) => {
      setChecked(true);
      if (ended) void navigate(paths.home);
    });
  }, [pathname, checkSession, navigate]);
  return checked;
}

/**
 * Keeps what is in this browser the customer's who is signed in, and tells the shop what it has missed.
 * @param checked whether it is known that the session still holds: nothing is asked for one that has ended
 */
function useOwnership(pathname: string, checked: boolean): void {
  const customer = useAtomValue(customerModule.atom);
  const id = customer === undefined ? undefined : (customer?.id ?? null);
  const settle = useSetAtom(settleOwnerAtom);
  const send = useSetAtom(sendUnsentAtom);
  useEffect(() => {
    if (checked && id !== undefined) void settle(id);
  }, [checked, id, settle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be told is told on the next path
  useEffect(() => {
    if (checked) void send();
  }, [pathname, checked, send]);
  useEffect(() => {
    const tell = () => void send();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [send]);
}

/** Tells whether the header gives way to the page (specification, section 2). */
function useHideOnScroll(onAway: (away: boolean) => void): void {
  useEffect(() => {
    const headerHeight = document.querySelector('header')?.offsetHeight ?? 0;
    let place: HeaderPlace = { y: window.scrollY, away: false };
    const timer = setInterval(() => {
      place = afterScroll(place, window.scrollY, headerHeight);
      onAway(place.away);
    }, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [onAway]);
}

interface LateShellProps {
  /** Told whether the header gives way; must be stable. */
  onHeaderAway: (away: boolean) => void;
}

/** Whoever was sent to the top goes on reading there. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/** What the shell does by itself once the first page has loaded, and what it has to say about it. */
export function LateShell({ onHeaderAway }: LateShellProps) {
  const { pathname } = useLocation();
  useOwnership(pathname, useSessionCheck());
  useFreshRates(pathname);
  useHideOnScroll(onHeaderAway);
  return (
    <>
      <ScrollToTop onArrive={focusContent} />
      <Notices />
    </>
  );
}
