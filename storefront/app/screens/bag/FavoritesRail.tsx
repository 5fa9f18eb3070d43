import { ProductRail } from '@otzar/design-system/widgets/catalogue/ProductRail';
import * as messages from '#messages/screens/bag';
import { useFavorites } from '../../features/bag/useFavorites.ts';
import { MissingCards } from '../../features/product/MissingCards.tsx';
import { ProductTile } from '../../features/product/ProductTile.tsx';
import { useCards } from '../../features/product/useCards.ts';

/** As many as a shopper looks through in a rail; all of them have a page of their own. */
const MOST = 24;

/** What this shopper keeps as favorites, the latest first. */
export function FavoritesRail({ except }: { except: number[] }) {
  const { ids } = useFavorites();
  const shown = ids.filter((id) => !except.includes(id)).reverse();
  const { cards, failure, retry } = useCards(shown.slice(0, MOST));
  // What was taken out goes at once, before the shop has answered for the others.
  const left = cards.filter(({ id }) => shown.includes(id));
  if (left.length === 0 && failure !== undefined)
    return (
      <ProductRail title={messages.yourFavorites}>
        <li>
          <MissingCards retry={retry} />
        </li>
      </ProductRail>
    );
  if (left.length === 0) return null;
  return (
    <ProductRail title={messages.yourFavorites}>
      {left.map((card) => (
        <li key={card.id}>
          <ProductTile card={card} />
        </li>
      ))}
    </ProductRail>
  );
}
