import { RecentlyViewed } from '@otzar/design-system/widgets/RecentlyViewed';
import { useAtomValue } from 'jotai/react';
import { customerModule } from '../features/customer/customer-module.ts';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { useCards } from '../features/product/useCards.ts';
import { useNoteViewed } from '../features/recently-viewed/useNoteViewed.ts';
import { useRecent } from '../features/recently-viewed/useRecent.ts';

/** What this guest looked at last. */
export function RecentRail({ except = [] }: { except?: number[] }) {
  const { ids, clear } = useRecent();
  const cards = useCards(ids.filter((id) => !except.includes(id)));
  return (
    <RecentlyViewed onClear={clear}>
      {cards.map((card) => (
        <ProductTile key={card.id} card={card} />
      ))}
    </RecentlyViewed>
  );
}

/** The same on the page of a product, which is noted as viewed; customers' looks are not recorded (specification, section 6). */
export function ViewedProduct({ productId }: { productId: number }) {
  const customer = useAtomValue(customerModule.atom);
  const guest = customer === undefined ? undefined : customer === null;
  useNoteViewed(productId, guest);
  return guest ? <RecentRail except={[productId]} /> : null;
}
