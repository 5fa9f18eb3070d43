import type { Location } from '@otzar/contract/location';
import { regionOfPostalCode, regionsOf } from '@otzar/domain/regions';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { checkoutModule, type SavedCheckout } from '../../features/checkout/checkout-module.ts';
import { locationModule } from '../../features/shipping/place-modules.ts';

type Draft = SavedCheckout['draft'];

/** A form in which a place stands that was given elsewhere; with a street, an address is never changed. */
function withPlace(draft: Draft, { zip, country }: Location): Draft {
  const { address } = draft;
  if (zip === '' || address.street !== '') return draft;
  const at = { postal_code: zip, country: country.value };
  const region = regionsOf(at.country) ? (regionOfPostalCode(at.country, zip) ?? '') : '';
  return { ...draft, address: { ...address, ...at, region } };
}

/** Puts a place that the shopper gives in the bag into the form of the checkout. */
export function useNotePlace(): (location: Location) => void {
  const change = useSetAtom(checkoutModule.atom);
  return (location) => void change((kept) => ({ ...kept, draft: withPlace(kept.draft, location) }));
}

/** Once, on coming to the checkout: the place that was given anywhere stands in a form that has none. */
export function useGivenPlace(): void {
  const change = useSetAtom(checkoutModule.atom);
  useEffect(() => {
    void locationModule.load().then((location) => {
      if (!location) return;
      void change((kept) =>
        kept.draft.address.postal_code.trim() === ''
          ? { ...kept, draft: withPlace(kept.draft, location) }
          : kept,
      );
    });
  }, [change]);
}
