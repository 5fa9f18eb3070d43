import type { SessionBag } from '@otzar/contract/session-bag';
import { Stack } from '@otzar/design-system/components/Stack';
import { BagSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { type Bag, isDigitalOnly } from '@otzar/domain/bag';
import { bagSummaryRows } from '@otzar/domain/bag-summary-rows';
import { takenOffCents } from '@otzar/domain/discount';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { titled } from '../../brand.ts';
import { BagScreen } from '../../features/bag/BagScreen.tsx';
import { sendPlainBag } from '../../features/bag/plain-bag.server.ts';
import { useBag } from '../../features/bag/useBag.ts';
import { readPlainBag } from '../../features/checkout/plain-checkout.server.ts';
import { useCountries } from '../../features/checkout/useCountries.ts';
import { usePaidInDollars } from '../../features/currency/usePaidInDollars.ts';
import { DiscountEntry } from '../../features/discount/DiscountEntry.tsx';
import { discountModule } from '../../features/discount/discount-module.ts';
import { GiftCardEntry } from '../../features/gift-card/GiftCardEntry.tsx';
import { useGiftCards } from '../../features/gift-card/useGiftCards.ts';
import { useFreeShipping } from '../../features/shipping/free-shipping.ts';
import { PlaceEstimate } from '../../features/shipping/PlaceEstimate.tsx';
import { useBagEstimate } from '../../features/shipping/useBagEstimate.ts';
import { usePrices } from '../../platform/prices.ts';
import { rarely } from '../../platform/rarely.ts';
import { useKnownBag } from '../../shell/useKnownBag.ts';
import { RecentRail } from '../home/RecentRail.tsx';
import type { Route } from './+types/bag';
import { BagMissing } from './BagMissing.tsx';
import { FavoritesRail } from './FavoritesRail.tsx';
import { useNotePlace } from './useGivenPlace.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled('Your bag') },
  { name: 'robots', content: 'noindex' },
];

const PlainBag = rarely(async () => (await import('../../features/bag/PlainBag.tsx')).PlainBag);
const PlainNothing = rarely(async () => (await import('./PlainNothing.tsx')).PlainNothing);

/** The bag is kept by the browser; where no scripts run, by the shop for the session. */
export const loader = ({ context, request }: Route.LoaderArgs) => readPlainBag(context, request);

export const action = ({ context, request }: Route.ActionArgs) => sendPlainBag(context, request);

/** A browser that comes here by itself has scripts. */
export const clientLoader = () => null;

const nothingYet: SessionBag = { version: '', lines: [], checkout: null, order_id: null };

export default function BagRoute({ loaderData: left, actionData }: Partial<Route.ComponentProps>) {
  const bag = useBag();
  const { standing, missing } = useKnownBag();
  const plain = left ?? (actionData ? nothingYet : null);
  if (plain && (!bag || bag.joined !== plain.version))
    return <PlainBag bag={plain} {...actionData} />;
  if (!bag)
    return (
      <>
        <BagSkeleton />
        <PlainNothing />
      </>
    );
  const empty = bag.products.length === 0;
  if (empty && standing === 'coming') return <BagSkeleton />;
  const unread = empty && missing && <BagMissing title={NOT_LOADED} missing={missing} />;
  return <OwnBag bag={bag} unread={unread} />;
}

const NOT_LOADED = 'We could not load your bag';

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
  const figures = bagSummaryRows(
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
