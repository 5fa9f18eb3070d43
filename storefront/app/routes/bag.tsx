import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { PageColumns } from '@otzar/design-system/widgets/PageColumns';
import { BagSkeleton } from '@otzar/design-system/widgets/PageSkeleton';
import { type Bag, isDigitalOnly } from '@otzar/domain/bag';
import { bagFigures } from '@otzar/domain/bag-figures';
import { takenOffCents } from '@otzar/domain/discount';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { data } from 'react-router';
import { brand, titled } from '../brand.ts';
import { BagScreen } from '../features/bag/BagScreen.tsx';
import { useBag } from '../features/bag/useBag.ts';
import { useCountries } from '../features/checkout/useCountries.ts';
import { usePaidInDollars } from '../features/currency/usePaidInDollars.ts';
import { DiscountEntry } from '../features/discount/DiscountEntry.tsx';
import { discountModule } from '../features/discount/discount-module.ts';
import { GiftCardEntry } from '../features/gift-card/GiftCardEntry.tsx';
import { useGiftCards } from '../features/gift-card/useGiftCards.ts';
import { useFreeShipping } from '../features/shipping/free-shipping.ts';
import { PlaceEstimate } from '../features/shipping/PlaceEstimate.tsx';
import { useBagEstimate } from '../features/shipping/useBagEstimate.ts';
import { usePrices } from '../platform/prices.ts';
import { BagMissing } from '../shell/BagMissing.tsx';
import { FavoritesRail } from '../shell/FavoritesRail.tsx';
import { RecentRail } from '../shell/RecentRail.tsx';
import { useNotePlace } from '../shell/useGivenPlace.ts';
import { useKnownBag } from '../shell/useKnownBag.ts';
import type { Route } from './+types/bag';

export const meta: Route.MetaFunction = () => [
  { title: titled('Your bag') },
  { name: 'robots', content: 'noindex' },
];

/** The bag is kept by the browser: what is sent to it without scripts cannot be put in. */
export const action = () => data({ refused: true }, { status: 501 });

export default function BagRoute({ actionData }: Partial<Route.ComponentProps>) {
  const bag = useBag();
  const { standing, missing } = useKnownBag();
  if (!bag) return actionData ? <NotPutIn /> : <BagSkeleton />;
  const empty = bag.products.length === 0;
  if (empty && standing === 'coming') return <BagSkeleton />;
  const unread = empty && missing && <BagMissing title={NOT_LOADED} missing={missing} />;
  return <OwnBag bag={bag} unread={unread} />;
}

const NOT_LOADED = 'We could not load your bag';

/** Where no scripts come there is another way to order. */
const NotPutIn = () => (
  <PageColumns title="Your bag">
    <Message tone="error" title="We could not put it in your bag.">
      Part of the page did not come, or your browser runs no scripts. Please go back and try again,
      or order by telephone, {brand.phone}, or by e-mail, {brand.email}.
    </Message>
  </PageColumns>
);

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
  if (sent) return taxed ? 'delivery and tax' : 'delivery';
  return taxed ? 'tax' : undefined;
}

function OwnBag({ bag, unread }: { bag: OwnedBag; unread: ReactNode }) {
  const { products } = bag;
  const note = usePaidInDollars();
  const countries = useCountries();
  const estimate = useBagEstimate(products);
  const freeShipping = useFreeShipping();
  const notePlace = useNotePlace();
  const estimates = estimatesOf(products);
  const discount = useAtomValue(discountModule.atom) ?? null;
  const { about } = usePrices();
  const figures = bagFigures(
    products,
    estimate,
    discount && {
      code: discount.code,
      takenOffCents: (shipping) => takenOffCents(discount, products, shipping),
    },
    about,
  );
  const cards = useGiftCards(figures.totals.total);
  const everHere = useEverHere(bag);
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
