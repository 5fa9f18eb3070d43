import { checkGiftCard } from '@otzar/contract/gift-card';
import { addGiftCard, giftCardCode, removeGiftCard } from '@otzar/domain/gift-card';
import { useAtom } from 'jotai/react';
import { useState } from 'react';
import { handleFailure } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { giftCardModule } from './gift-card-module.ts';

/** Asks the shop what is left on a gift card, and lets it pay. */
export function useGiftCardEntry() {
  const [kept, change] = useAtom(giftCardModule.atom);
  const [value, setValue] = useState('');
  const { submit, errors, failure, busy, setErrors } = useSubmit({ code: 'code' });

  async function apply(typed: string): Promise<void> {
    const code = giftCardCode(typed);
    if (kept?.giftcards.some((card) => card.code === code)) {
      // Specification, section 4: a code that is there already is ignored.
      setValue('');
      return;
    }
    await submit(async () => {
      try {
        const card = await call(checkGiftCard, { body: { code: typed } });
        await change((now) => addGiftCard(now, card));
        setValue('');
      } catch (thrown) {
        // What was typed stays where it is, with the sentence beside it.
        handleFailure('checkGiftCard', thrown, true);
        throw thrown;
      }
    });
  }

  return {
    value,
    error: errors.code ?? failure,
    busy,
    apply,
    change: (typed: string) => {
      setValue(typed);
      setErrors({});
    },
    remove: (code: string) => void change((now) => removeGiftCard(now, code)),
  };
}
