import { Stack } from '@otzar/design-system/components/Stack';
import { type Bag, isDigitalOnly } from '@otzar/domain/bag';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import { type ReactNode, useState } from 'react';
import { BagScreen } from '../../features/bag/BagScreen.tsx';
import { useCountries } from '../../features/checkout/useCountries.ts';
import { usePaidInDollars } from '../../features/currency/usePaidInDollars.ts';
import { DiscountEntry } from '../../features/discount/DiscountEntry.tsx';
import { GiftCardEntry } from '../../features/gift-card/GiftCardEntry.tsx';
import { useGiftCards } from '../../features/gift-card/useGiftCards.ts';
import { useFreeShipping } from '../../features/shipping/free-shipping.ts';
import { PlaceEstimate } from '../../features/shipping/PlaceEstimate.tsx';
import { useFocusRestore } from '../../platform/useFocusRestore.ts';
import { RecentRail } from '../home/RecentRail.tsx';
import { FavoritesRail } from './FavoritesRail.tsx';
import { useBagFigures } from './useBagFigures.ts';
import { useNotePlace } from './useGivenPlace.ts';

/** The products that were in the bag since it was opened: what is taken out does not turn up again below. */
function useEverHere({ products, later, unavailableCart, unavailableLater }: Bag): Set<number> {
  const [seen] = useState(() => new Set<number>());
  for (const { product_id } of [...products, ...later, ...unavailableCart, ...unavailableLater])
    seen.add(product_id);
  return seen;
}

/** What of the figures depends on where it goes; nothing where nothing does. */
function estimatesOf(lines: Bag['products']) {
  const sent = !isDigitalOnly(lines);
  const taxed = isTaxByPlace(lines);
  if (sent) return taxed ? 'deliveryAndTax' : 'delivery';
  return taxed ? 'tax' : undefined;
}

interface OwnBagProps {
  bag: OwnedBag;
  /** Stands for what is not known to be empty. */
  unread: ReactNode;
}

/** The bag of this browser: its lines, what they come to, and what else may please. */
export function OwnBag({ bag, unread }: OwnBagProps) {
  const { products } = bag;
  const note = usePaidInDollars();
  const countries = useCountries();
  const { figures, estimate } = useBagFigures(products);
  const freeShipping = useFreeShipping();
  const notePlace = useNotePlace();
  const estimates = estimatesOf(products);
  const cards = useGiftCards(figures.totals.total);
  const everHere = useEverHere(bag);
  // The shell restores it for whoever has used the page: here the first press may already take its line away.
  useFocusRestore();
  return (
    <Stack apart="sections">
      <BagScreen
        bag={bag}
        figures={figures}
        freeShipping={freeShipping}
        entries={
          <>
            {estimates && (
              <PlaceEstimate countries={countries} estimates={estimates} onPlace={notePlace} />
            )}
            <DiscountEntry
              lines={products}
              way={{ shippingCents: estimate ? estimate.shippingCents : null }}
            />
            <GiftCardEntry cards={cards} />
          </>
        }
        note={note}
        unread={unread}
      />
      <FavoritesRail except={products.map(({ product_id }) => product_id)} />
      <RecentRail except={[...everHere]} />
    </Stack>
  );
}
