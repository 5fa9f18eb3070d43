import { RecentlyViewed } from '@otzar/design-system/widgets/catalogue/RecentlyViewed';
import { MissingCards } from '../../features/product/MissingCards.tsx';
import { ProductTile } from '../../features/product/ProductTile.tsx';
import { useCards } from '../../features/product/useCards.ts';
import { useRecent } from '../../features/recently-viewed/useRecent.ts';

/** What this guest looked at last. */
export function RecentRail({ except = [] }: { except?: number[] }) {
  const { ids, clear } = useRecent();
  const { cards, failure, retry } = useCards(ids.filter((id) => !except.includes(id)));
  if (failure !== undefined && cards.length === 0)
    return (
      <RecentlyViewed onClear={clear}>
        <li>
          <MissingCards retry={retry} />
        </li>
      </RecentlyViewed>
    );
  return (
    <RecentlyViewed onClear={clear}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductTile card={card} />
        </li>
      ))}
    </RecentlyViewed>
  );
}
