import { GiftCardField } from '@otzar/design-system/widgets/checkout/GiftCardField';
import { type GiftCards, leftToPay } from '@otzar/domain/gift-card';
import { usePrices } from '../../platform/prices.ts';
import { useGiftCardEntry } from './useGiftCardEntry.ts';

/** The gift cards of this order, each with what it pays, and the way to add another. */
export function GiftCardEntry({ cards }: { cards: GiftCards }) {
  const { both } = usePrices();
  const amount = (usd: number) => (usd > 0 ? both(usd) : '');
  const { value, error, busy, apply, change, remove } = useGiftCardEntry();
  return (
    <GiftCardField
      cards={cards.giftcards.map((card) => ({
        code: card.code,
        balance: both(card.balance),
        applied: amount(card.amount_applied),
        remaining: both(card.value_remaining),
      }))}
      value={value}
      onValueChange={change}
      onApply={(code) => void apply(code)}
      onRemove={remove}
      leftToPay={amount(leftToPay(cards)) || undefined}
      error={error}
      busy={busy}
    />
  );
}
