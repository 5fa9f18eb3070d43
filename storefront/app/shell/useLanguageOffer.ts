import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { language } from '#language';
import { chosenLanguage } from '../platform/chosen-language.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { offerReason } from './language-offer.ts';
import { noticesModule } from './notices-module.ts';

/**
 * Whether this page is offered in the other language, and how that is put away. It is asked of the browser and not of the
 * request, so that every cache may keep the page for everybody; it is noted as it is shown, so that it is shown once.
 */
export function useLanguageOffer(): { offered: boolean; dismiss: () => void } {
  const last = useShopperValue(noticesModule.atom, undefined)?.languageOffered;
  const change = useSetAtom(noticesModule.atom);
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    if (last === undefined) return;
    const reason = offerReason(language, chosenLanguage(), navigator.languages, last);
    if (reason === null) return;
    setOffered(true);
    void change((now) => ({ ...now, languageOffered: reason }));
  }, [last, change]);
  return { offered, dismiss: () => setOffered(false) };
}
