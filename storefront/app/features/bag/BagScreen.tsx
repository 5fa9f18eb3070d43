import type { BagLine } from '@otzar/contract/bag';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Stack } from '@otzar/design-system/components/Stack';
import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { BagEmpty } from '@otzar/design-system/widgets/bag/BagEmpty';
import { FreeShippingMessage } from '@otzar/design-system/widgets/bag/FreeShippingMessage';
import { SavedForLater } from '@otzar/design-system/widgets/bag/SavedForLater';
import {
  OrderSummary,
  type OrderSummaryProps,
} from '@otzar/design-system/widgets/checkout/OrderSummary';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { isDigitalOnly, lineKey } from '@otzar/domain/bag';
import { freeShippingText } from '@otzar/domain/free-shipping';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { freeShippingProgress } from '@otzar/domain/shipping';
import { useAtom } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { BagItem, SavedItem, UnavailableItem } from './BagItems.tsx';
import { bagChangesAtom } from './bag-changes.ts';
import { notesByLine } from './changes.ts';
import { useFavorites } from './useFavorites.ts';
import { useFreshBag } from './useFreshBag.ts';
import { useSteadyLines } from './useSteadyLines.ts';

const nothingToSay: string[] = [];

/** From what on an order ships free, in dollars, to which zip code and by which way, as far as that is known. */
interface FreeShipping {
  threshold: number | null;
  zip: string;
  way: string;
  /** Whether that is still being asked. */
  pending: boolean;
}

const reachedText = ({ zip, way }: FreeShipping): string =>
  zip
    ? `This order ships free to ${zip} with ${way}.`
    : 'Your items come to enough for free shipping on most orders.';

/** How far this bag is from free shipping where the shopper is; nothing where it cannot get there. */
function freeShippingNote(
  lines: BagLine[],
  offer: FreeShipping | null,
  both: (usd: number) => string,
) {
  if (!offer) return undefined;
  const { threshold } = offer;
  const progress = freeShippingProgress(lines, threshold);
  if (!progress && (threshold || isDigitalOnly(lines))) return undefined;
  return (
    <FreeShippingMessage
      place="bag"
      pending={offer.pending}
      text={freeShippingText(threshold)}
      progress={
        progress
          ? {
              share: progress.share,
              text:
                progress.remaining > 0
                  ? `Add ${both(progress.remaining)} more for free shipping on most orders.`
                  : reachedText(offer),
            }
          : undefined
      }
    />
  );
}

// It brings a dialog library with it: it loads when it is first wanted.
const ExtrasDialog = lazy(
  retryImport(async () => ({
    default: (await import('./ExtrasDialog.tsx')).ExtrasDialog,
  })),
);

const KEPT_IN_ACCOUNT = 'What you add is kept in your account, wherever you sign in.';

interface BagScreenProps {
  bag: OwnedBag;
  /** What it comes to, and how. */
  figures: Pick<OrderSummaryProps, 'rows' | 'total'>;
  /** Null where nothing is sent to. */
  freeShipping: FreeShipping | null;
  /** What changes the figures: the place it goes to, codes. */
  entries: ReactNode;
  /** What is to be known of the figures, in a sentence. */
  note: string | undefined;
  /** Stands for what is not known to be empty; undefined where all there is stands here. */
  unread?: ReactNode;
}

/** The bag: what will be ordered, what is kept for later, and what it comes to so far. */
export function BagScreen({ bag, figures, entries, note, freeShipping, unread }: BagScreenProps) {
  const [changes, setChanges] = useAtom(bagChangesAtom);
  const { both } = usePrices();
  const [edited, setEdited] = useState<BagLine | null>(null);
  useFreshBag();
  useEffect(() => () => setChanges([]), [setChanges]);

  const notes = useMemo(() => notesByLine(changes), [changes]);
  const lines = useSteadyLines(bag.products);
  const { ids: favorites, toggle } = useFavorites();
  const empty = bag.products.length === 0;
  const offer = freeShippingNote(bag.products, freeShipping, both);

  return (
    <PageColumns
      title="Your bag"
      aside={
        !empty && (
          <OrderSummary
            {...figures}
            footnote={
              <Stack apart="parts">
                {entries}
                {offer}
                {note && <p>{note}</p>}
              </Stack>
            }
          >
            <ButtonLink href={paths.checkout} size="large" block>
              Checkout
            </ButtonLink>
          </OrderSummary>
        )
      }
    >
      {unread}
      {empty && !unread && (
        <BagEmpty
          {...(bag.owner !== null && { text: KEPT_IN_ACCOUNT })}
          action={{ label: 'Browse the shop', href: paths.home }}
        />
      )}
      {!empty && (
        <section aria-label="Items in your bag">
          <VisuallyHidden as="h2">Items in your bag</VisuallyHidden>
          {lines.map((line) => (
            <BagItem
              key={lineKey(line)}
              line={line}
              notes={notes.get(lineKey(line)) ?? nothingToSay}
              favorite={favorites.includes(line.product_id)}
              onFavorite={toggle}
              onEditExtras={setEdited}
            />
          ))}
        </section>
      )}
      {bag.unavailableCart.length > 0 && (
        <section aria-label="Items that are sold out">
          <VisuallyHidden as="h2">Items that are sold out</VisuallyHidden>
          {bag.unavailableCart.map((line) => (
            <UnavailableItem key={lineKey(line)} line={line} list="unavailableCart" />
          ))}
        </section>
      )}
      <Suspense>
        {edited && <ExtrasDialog line={edited} onClose={() => setEdited(null)} />}
      </Suspense>
      {(!unread || bag.later.length + bag.unavailableLater.length > 0) && (
        <SavedForLater
          title="Saved for later"
          emptyText="Nothing saved yet. Items you put aside wait here."
        >
          {bag.later.map((line) => (
            <SavedItem key={lineKey(line)} line={line} />
          ))}
          {bag.unavailableLater.map((line) => (
            <UnavailableItem key={lineKey(line)} line={line} list="unavailableLater" />
          ))}
        </SavedForLater>
      )}
    </PageColumns>
  );
}
