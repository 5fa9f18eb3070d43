import type { Product } from '@otzar/contract/product';
import { Disclosure } from '@otzar/design-system/components/Disclosure';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { personalizationFeeCents } from '@otzar/domain/totals';
import * as messages from '#messages/screens/product';
import { GiftForm } from '../../features/bag/GiftForm.tsx';
import { WordsForm } from '../../features/bag/WordsForm.tsx';
import type { BuyOptions } from '../../features/product/useBuying.ts';
import { usePrices } from '../../platform/prices.ts';

interface ProductExtrasProps {
  product: Pick<Product, 'gift_wrap' | 'personalizations'>;
  wishes: BuyOptions;
  onWishes: (wishes: BuyOptions) => void;
}

/** What can be written on a product, and how it can be given, before it is in the bag. */
export function ProductExtras({ product, wishes, onWishes }: ProductExtrasProps) {
  const { format } = usePrices();
  const { gift_wrap: wrapping, personalizations: fields } = product;
  const { gift_options: gift, personalization: words } = wishes;

  const noteOf = (wrapping: number): string => {
    if (!gift) return messages.giftWrap(priceLabel(wrapping, format));
    return gift.wrap ? messages.wrapAndCard : messages.cardWithMessage;
  };
  return (
    <>
      {fields.length > 0 && (
        <WordsForm
          fields={fields}
          words={words}
          format={format}
          onWords={(personalization) =>
            onWishes({
              ...wishes,
              personalization,
              fee: toUsd(personalizationFeeCents(personalization)),
            })
          }
        />
      )}
      {wrapping !== null && (
        <Disclosure summary={messages.isItGift} note={noteOf(wrapping)}>
          <GiftForm
            wrapping={wrapping}
            gift={gift}
            format={format}
            onGift={(gift_options) => onWishes({ ...wishes, gift_options })}
          />
        </Disclosure>
      )}
    </>
  );
}
