import type { BagLine } from '@otzar/contract/bag';
import { BagEmpty } from '@otzar/design-system/widgets/bag/BagEmpty';
import { SavedForLater } from '@otzar/design-system/widgets/bag/SavedForLater';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { lineKey } from '@otzar/domain/bag';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { useAtom, useSetAtom } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import * as messages from '#messages/features/bag';
import { paths } from '../../paths.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { BagItem, BagSection, SavedItem, UnavailableItem } from './BagItems.tsx';
import { BagSummary, type BagSummaryProps } from './BagSummary.tsx';
import { bagChangesAtom } from './bag-changes.ts';
import { notesByLine } from './changes.ts';
import { removedLinesAtom } from './removed-lines.ts';
import { useFavorites } from './useFavorites.ts';
import { useFreshBag } from './useFreshBag.ts';
import { useListRows } from './useListRows.tsx';
import { useSteadyLines } from './useSteadyLines.ts';

const nothingToSay: string[] = [];

// It brings a dialog library with it: it loads when it is first wanted.
const ExtrasDialog = lazy(
  retryImport(async () => ({
    default: (await import('./ExtrasDialog.tsx')).ExtrasDialog,
  })),
);

interface BagScreenProps extends Omit<BagSummaryProps, 'lines'> {
  bag: OwnedBag;
  /** Stands for what is not known to be empty; undefined where all there is stands here. */
  unread?: ReactNode;
}

/** The bag: what will be ordered, what is kept for later, and what it comes to so far. */
export function BagScreen({ bag, unread, ...summary }: BagScreenProps) {
  const [changes, setChanges] = useAtom(bagChangesAtom);
  const [edited, setEdited] = useState<BagLine | null>(null);
  const setRemoved = useSetAtom(removedLinesAtom);
  useFreshBag();
  useEffect(
    () => () => {
      setChanges([]);
      setRemoved([]);
    },
    [setChanges, setRemoved],
  );

  const notes = useMemo(() => notesByLine(changes), [changes]);
  const lines = useSteadyLines(bag.products);
  const { ids: favorites, toggle } = useFavorites();
  const empty = bag.products.length === 0;

  const items = useListRows('products', lines, (line) => (
    <BagItem
      key={lineKey(line)}
      line={line}
      notes={notes.get(lineKey(line)) ?? nothingToSay}
      favorite={favorites.includes(line.product_id)}
      onFavorite={toggle}
      onEditExtras={setEdited}
    />
  ));
  const soldOut = useListRows('unavailableCart', bag.unavailableCart, (line) => (
    <UnavailableItem key={lineKey(line)} line={line} list="unavailableCart" />
  ));
  const saved = useListRows('later', bag.later, (line) => (
    <SavedItem key={lineKey(line)} line={line} />
  ));
  const savedAndSoldOut = useListRows('unavailableLater', bag.unavailableLater, (line) => (
    <UnavailableItem key={lineKey(line)} line={line} list="unavailableLater" />
  ));

  return (
    <PageColumns
      title={messages.yourBag}
      aside={!empty && <BagSummary lines={bag.products} {...summary} />}
    >
      {unread}
      {items.length > 0 && <BagSection title={messages.itemsInBag}>{items}</BagSection>}
      {empty && !unread && (
        <BagEmpty
          {...(bag.owner !== null && { text: messages.keptInAccount })}
          action={{ label: messages.browseShop, href: paths.home }}
        />
      )}
      {soldOut.length > 0 && <BagSection title={messages.soldOutItems}>{soldOut}</BagSection>}
      <Suspense>
        {edited && <ExtrasDialog line={edited} onClose={() => setEdited(null)} />}
      </Suspense>
      {(!unread || saved.length + savedAndSoldOut.length > 0) && (
        <SavedForLater title={messages.savedForLater} emptyText={messages.nothingSaved}>
          {[...saved, ...savedAndSoldOut]}
        </SavedForLater>
      )}
    </PageColumns>
  );
}
