import type { GiftOptions as Gift } from '@otzar/contract/bag';
import { GiftOptions } from '@otzar/design-system/widgets/bag/GiftOptions';
import { formatUsd, priceLabel } from '@otzar/domain/money';
import { productField } from '@otzar/domain/product-field';
import * as messages from '#messages/features/bag';

interface GiftFormProps {
  /** What wrapping costs, in dollars. */
  wrapping: number;
  gift: Gift | null;
  onGift: (gift: Gift | null) => void;
  /** A price in dollars as the shopper reads it here. */
  format?: (usd: number) => string;
}

/** How an item is given: a card with a message, or gift wrap with the card. */
export function GiftForm({ wrapping, gift, onGift, format = formatUsd }: GiftFormProps) {
  return (
    <GiftOptions
      names={productField}
      options={[
        {
          value: 'card',
          title: messages.card,
          description: messages.aboutCard,
          price: messages.free,
        },
        {
          value: 'wrap',
          title: messages.wrap,
          description: messages.aboutWrap,
          price: priceLabel(wrapping, format),
        },
      ]}
      value={gift ? (gift.wrap ? 'wrap' : 'card') : ''}
      message={gift?.message ?? ''}
      onChoose={(way) => {
        const wrap = way === 'wrap';
        onGift({ wrap, message: gift?.message ?? '', price: wrap ? wrapping : 0 });
      }}
      onMessage={(message) => gift && onGift({ ...gift, message })}
      onRemove={() => onGift(null)}
    />
  );
}
