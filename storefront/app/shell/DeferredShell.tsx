import { useSetAtom } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { useFavorites } from '../features/bag/useFavorites.ts';
import { partnersAtom } from '../features/consent/choices.ts';
import { usePartners } from '../features/consent/useHelp.ts';
import { renewalAtom } from '../features/customer/renewal.ts';
import { heartsAtom, takeWantedHeart } from '../features/product/hearts.ts';
import { afterScroll, CHECK_EVERY, type HeaderPlace } from '../platform/hide-on-scroll.ts';
import { retryImport } from '../platform/retry-import.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import type { Partners } from '../platform/third-parties.ts';
import { useFocusOnArrival } from '../platform/useFocusOnArrival.ts';
import { useInteraction } from '../platform/useInteraction.ts';
import { Notices } from './Notices.tsx';
import { ProductAhead } from './ProductAhead.tsx';
import { useChatOpener } from './useChatOpener.ts';
import { useOfflinePages } from './useOfflinePages.ts';
import { useSearchTouch } from './useSearchTouch.tsx';
import { useVisit } from './useVisit.ts';

const LogInAgain = lazy(retryImport(() => import('./LogInAgain.tsx')));
const ScrollToTop = lazy(
  retryImport(async () => ({
    default: (await import('@otzar/design-system/widgets/frame/ScrollToTop')).ScrollToTop,
  })),
);
// Nor does a visitor who has nothing to ask.
const OwnChat = lazy(retryImport(() => import('./OwnChat.tsx')));
// A shop that is alone never asks for it.
const ThirdParties = lazy(retryImport(() => import('./ThirdParties.tsx')));

/** Gives every product on the page its heart; one that was pressed before the shopper was known is a favorite first. */
function useHearts(): void {
  const { ids, known, toggle, keep } = useFavorites();
  const bring = useSetAtom(heartsAtom);
  useEffect(() => {
    if (!known) return;
    const wanted = takeWantedHeart();
    if (wanted === null || ids.includes(wanted)) bring({ ids, toggle });
    else keep(wanted);
  }, [bring, ids, known, toggle, keep]);
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

/** The companies that help, as the server's configuration names them; the server draws nothing of theirs. */
function usePartnersHere(): Partners | null | undefined {
  const named = useRouteLoaderData<{ partners?: Partners }>('root')?.partners ?? null;
  const tell = useSetAtom(partnersAtom);
  useEffect(() => tell(named), [tell, named]);
  return usePartners();
}

interface DeferredShellProps {
  /** Told whether the header gives way; must be stable. */
  onHeaderAway: (away: boolean) => void;
}

/** Whoever was sent to the top goes on reading there. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/** What the shell does by itself once the first page has loaded, and what it has to say about it. */
export function DeferredShell({ onHeaderAway }: DeferredShellProps) {
  useVisit();
  useFocusOnArrival();
  useHideOnScroll(onHeaderAway);
  useHearts();
  useSearchTouch();
  useOfflinePages();
  const used = useInteraction();
  const partners = usePartnersHere();
  const chatted = useChatOpener(partners?.chat != null);
  const renewal = useShopperValue(renewalAtom, null);
  return (
    <>
      <Suspense>{used && <ScrollToTop onArrive={focusContent} />}</Suspense>
      <ProductAhead />
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
