import type { BagLine, Personalization } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { Stack } from '@otzar/design-system/components/Stack';
import { GiftOptions } from '@otzar/design-system/widgets/GiftOptions';
import { PersonalizationForm } from '@otzar/design-system/widgets/PersonalizationForm';
import { formatUsd, priceLabel, toUsd } from '@otzar/domain/money';
import { personalizationFeeCents } from '@otzar/domain/totals';
import { useExtrasDraft } from './useExtrasDraft.ts';

interface ExtrasFormProps {
  line: BagLine;
  /** What the shop can do to it. */
  offer: Pick<Product, 'gift_wrap' | 'personalizations'>;
}

const valueIn = (words: Personalization, key: string): string =>
  words.flatMap(({ entries }) => entries).find((entry) => entry.key === key)?.value ?? '';

/** What is written on an item of the bag, and how it is given. */
export function ExtrasForm({ line, offer }: ExtrasFormProps) {
  const { gift, words, setGift, setWords } = useExtrasDraft(line);
  const { gift_wrap: wrapping, personalizations: fields } = offer;

  const write = (changed: string, value: string) =>
    setWords([
      {
        entries: fields
          .map(({ key, label, price }) => ({
            key,
            label,
            price,
            value: key === changed ? value : valueIn(words, key),
          }))
          .filter((entry) => entry.value !== ''),
      },
    ]);

  return (
    <Stack>
      {fields.length > 0 && (
        <PersonalizationForm
          groups={[
            {
              entries: fields.map(({ key, label, price, max_length }) => ({
                key,
                label,
                value: valueIn(words, key),
                maxLength: max_length,
                price: priceLabel(price),
              })),
            },
          ]}
          fee={formatUsd(toUsd(personalizationFeeCents(words)))}
          onChange={write}
          onRemove={() => setWords([])}
        />
      )}
      {wrapping !== null && (
        <GiftOptions
          options={[
            {
              value: 'card',
              title: 'Card with a message',
              description: 'Printed on a card. No prices in the parcel.',
              price: 'Free',
            },
            {
              value: 'wrap',
              title: 'Gift wrap',
              description: 'Printed paper and a ribbon, with the card.',
              price: priceLabel(wrapping),
            },
          ]}
          value={gift ? (gift.wrap ? 'wrap' : 'card') : ''}
          message={gift?.message ?? ''}
          onChoose={(way) => {
            const wrap = way === 'wrap';
            setGift({ wrap, message: gift?.message ?? '', price: wrap ? wrapping : 0 });
          }}
          onMessage={(message) => gift && setGift({ ...gift, message })}
          onRemove={() => setGift(null)}
        />
      )}
      {wrapping === null && fields.length === 0 && <p>There is nothing to add to this item.</p>}
    </Stack>
  );
}
