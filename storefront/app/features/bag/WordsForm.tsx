import type { Personalization } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { PersonalizationForm } from '@otzar/design-system/widgets/bag/PersonalizationForm';
import { formatUsd, toUsd } from '@otzar/domain/money';
import { productField } from '@otzar/domain/product-field';
import { personalizationFeeCents } from '@otzar/domain/totals';

interface WordsFormProps {
  /** What can be written on the item. */
  fields: Product['personalizations'];
  words: Personalization;
  onWords: (words: Personalization) => void;
  /** A price in dollars as the shopper reads it here. */
  format?: (usd: number) => string;
}

const valueIn = (words: Personalization, key: string): string =>
  words.flatMap(({ entries }) => entries).find((entry) => entry.key === key)?.value ?? '';

/** What is written on an item; with every field empty nothing is. */
export function WordsForm({ fields, words, onWords, format = formatUsd }: WordsFormProps) {
  const write = (changed: string, value: string) =>
    onWords([
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
    <PersonalizationForm
      groups={[
        {
          entries: fields.map(({ key, label, price, max_length }) => ({
            key,
            field: productField.words(key),
            label,
            value: valueIn(words, key),
            maxLength: max_length,
            price: price > 0 ? format(price) : null,
          })),
        },
      ]}
      fee={format(toUsd(personalizationFeeCents(words)))}
      onChange={write}
      onRemove={() => onWords([])}
    />
  );
}
