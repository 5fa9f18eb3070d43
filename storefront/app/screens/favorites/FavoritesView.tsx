import type { ProductCard } from '@otzar/contract/product';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { FailedState } from '@otzar/design-system/components/FailedState';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { ProductGrid } from '@otzar/design-system/widgets/catalogue/ProductGrid';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import * as messages from '#messages/screens/favorites';
import { useFavorites } from '../../features/bag/useFavorites.ts';
import { ProductTile } from '../../features/product/ProductTile.tsx';
import { useCards } from '../../features/product/useCards.ts';
import { paths } from '../../paths.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { useQuickAdd } from '../account/useQuickAdd.ts';
import { BagMissing } from '../bag/BagMissing.tsx';
import { useBagStatus } from '../bag/useBagStatus.ts';
import { CARDS_AT_ONCE } from './favorite-cards.ts';

function FavoriteTile({ card, onRemove }: { card: ProductCard; onRemove: () => void }) {
  const { busy, failure, run } = useQuickAdd(card);
  const say = useSetAtom(showMessageAtom);
  useEffect(() => {
    if (failure) say({ tone: 'error', text: failure });
  }, [failure, say]);
  return (
    <ProductTile
      card={card}
      busy={busy}
      onFavorite={onRemove}
      {...(!card.has_variations && { onQuickAdd: run })}
    />
  );
}

/** What a shopper keeps as favorites, the latest first; what is taken out can be put back for a while. */
export function FavoritesView({ cards }: { cards: ProductCard[] }) {
  const { ids, toggle } = useFavorites();
  const say = useSetAtom(showMessageAtom);
  const missing = ids.filter((id) => cards.every((card) => card.id !== id));
  // What was kept in another browser is told after these were asked for.
  const late = useCards(missing.toReversed().slice(0, CARDS_AT_ONCE));
  const { status, missing: missingBag } = useBagStatus();
  const kept = [...late.cards, ...cards].filter(({ id }) => ids.includes(id));

  const remove = ({ id, title }: ProductCard) => {
    toggle(id);
    say({
      tone: 'success',
      text: messages.wasRemoved(title),
      action: { label: messages.undo, run: () => toggle(id) },
    });
  };

  if (kept.length === 0 && missingBag)
    return <BagMissing title={messages.notLoaded} missing={missingBag} />;
  if (kept.length === 0 && late.failure !== undefined)
    return <FailedState title={messages.notLoaded} onRetry={late.retry} />;
  if (kept.length === 0 && (status !== 'loaded' || !late.come))
    return <AccountSkeleton shape="products" />;
  if (kept.length === 0) {
    return (
      <EmptyState
        title={messages.noFavoritesYet}
        icon="heart"
        action={<ButtonLink href={paths.home}>{messages.lookAround}</ButtonLink>}
      >
        {messages.pressHeart}
      </EmptyState>
    );
  }
  return (
    <AccountPart title={messages.favoriteCount(kept.length)}>
      <ProductGrid>
        {kept.map((card) => (
          <li key={card.id}>
            <FavoriteTile card={card} onRemove={() => remove(card)} />
          </li>
        ))}
      </ProductGrid>
    </AccountPart>
  );
}
