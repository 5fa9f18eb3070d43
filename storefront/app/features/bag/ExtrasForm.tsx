import type { BagLine } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { Stack } from '@otzar/design-system/components/Stack';
import * as messages from '#messages/features/bag';
import { usePrices } from '../../platform/prices.ts';
import { GiftForm } from './GiftForm.tsx';
import { useExtrasDraft } from './useExtrasDraft.ts';
import { WordsForm } from './WordsForm.tsx';

interface ExtrasFormProps {
  line: BagLine;
  /** What the shop can do to it. */
  offer: Pick<Product, 'gift_wrap' | 'personalizations'>;
}

/** What is written on an item of the bag, and how it is given. */
export function ExtrasForm({ line, offer }: ExtrasFormProps) {
  const { both } = usePrices();
  const { gift, words, setGift, setWords } = useExtrasDraft(line);
  const { gift_wrap: wrapping, personalizations: fields } = offer;
  return (
    <Stack>
      {fields.length > 0 && (
        <WordsForm fields={fields} words={words} onWords={setWords} format={both} />
      )}
      {wrapping !== null && (
        <GiftForm wrapping={wrapping} gift={gift} onGift={setGift} format={both} />
      )}
      {wrapping === null && fields.length === 0 && <p>{messages.nothingToAdd}</p>}
    </Stack>
  );
}
