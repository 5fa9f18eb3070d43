import { trimTypedText } from '@otzar/design-system/foundations/trim';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useFreshRates } from '../features/shipping/useRates.ts';
import { useCampaign } from '../features/utm/useCampaign.ts';
import { loadCountriesAtom } from '../platform/countries.ts';
import { restoreTyped, saveTypedOnLeaving } from '../platform/typed-words.ts';
import { useErrorReports } from '../platform/useErrorReports.ts';
import { useHashScroll } from '../platform/useHashScroll.ts';
import { useMissingScreen } from '../platform/useMissingScreen.ts';
import { useRestoredPlace } from '../platform/useRestoredPlace.ts';
import { useSession } from './useSession.ts';

/** What a visit begins with; the currencies come with the footer that offers them (specification, section 7). */
function useStartUp(): void {
  const loadCountries = useSetAtom(loadCountriesAtom);
  useErrorReports();
  useMissingScreen();
  useEffect(() => {
    void loadCountries();
  }, [loadCountries]);
  useEffect(trimTypedText, []);
  useEffect(saveTypedOnLeaving, []);
  useEffect(restoreTyped, []);
}

/**
 * What the shop does by itself on a visit's beginning and on each path (specification, section 2). None of it is
 * waited for, and none of its failures breaks a page.
 */
export function useVisit(): void {
  const { pathname, search } = useLocation();
  useStartUp();
  useSession();
  useFreshRates(pathname);
  useCampaign(pathname, search);
  useRestoredPlace();
  useHashScroll();
}
