import { lazy, Suspense, useEffect } from 'react';
import { renewalAtom } from '../features/customer/renewal.ts';
import { afterScroll, CHECK_EVERY, type HeaderPlace } from '../platform/hide-on-scroll.ts';
import { retryImport } from '../platform/retry-import.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { noStatus, statusAtom } from '../platform/status.ts';
import { useFocusOnArrival } from '../platform/useFocusOnArrival.ts';
import { useInteraction } from '../platform/useInteraction.ts';
import { Notices } from './Notices.tsx';
import { ProductAhead } from './ProductAhead.tsx';
import { useChatOpener } from './useChatOpener.ts';
import { useCoveredEdges } from './useCoveredEdges.ts';
import { useHearts } from './useHearts.ts';
import { useOfflinePages } from './useOfflinePages.ts';
import { usePartnersHere } from './usePartnersHere.ts';
import { useSearchTouch } from './useSearchTouch.tsx';
import { useVisit } from './useVisit.ts';

const LogInAgain = lazy(retryImport(() => import('./LogInAgain.tsx')));
const UsedPage = lazy(retryImport(() => import('./UsedPage.tsx')));
// Nor does a visitor who has nothing to ask.
const OwnChat = lazy(retryImport(() => import('./OwnChat.tsx')));
// A shop that is alone never asks for it.
const ThirdParties = lazy(retryImport(() => import('./ThirdParties.tsx')));

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

interface DeferredShellProps {
  /** Told whether the header gives way; must be stable. */
  onHeaderAway: (away: boolean) => void;
}

/** What the shell does by itself once the first page has loaded, and what it has to say about it. */
export function DeferredShell({ onHeaderAway }: DeferredShellProps) {
  useVisit();
  useFocusOnArrival();
  useHideOnScroll(onHeaderAway);
  useCoveredEdges();
  useHearts();
  useSearchTouch();
  useOfflinePages();
  const used = useInteraction();
  const status = useShopperValue(statusAtom, noStatus);
  const partners = usePartnersHere();
  const chatted = useChatOpener(partners?.chat != null);
  const renewal = useShopperValue(renewalAtom, null);
  return (
    <>
      <ProductAhead />
      <Suspense>{(used || status.text) && <UsedPage />}</Suspense>
      <Notices>
        {partners && (
          <Suspense>
            <ThirdParties partners={partners} />
          </Suspense>
        )}
      </Notices>
      {chatted && (
        <Suspense>
          <OwnChat />
        </Suspense>
      )}
      {renewal && (
        <Suspense>
          <LogInAgain />
        </Suspense>
      )}
    </>
  );
}
