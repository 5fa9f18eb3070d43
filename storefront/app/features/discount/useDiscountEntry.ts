import type { BagLine } from '@otzar/contract/bag';
import { checkDiscount } from '@otzar/contract/discount';
import { type DiscountedShipping, nothingOffText } from '@otzar/domain/discount';
import { useAtom } from 'jotai/react';
import { useRef, useState } from 'react';
import { sentenceFor } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { discountModule } from './discount-module.ts';

/** Asks the shop about a code for these lines, and keeps the discount that it answers with where it takes something off. */
export function useDiscountEntry(lines: BagLine[], way: DiscountedShipping) {
  const [discount, change] = useAtom(discountModule.atom);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  async function apply(code: string): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    setError(undefined);
    try {
      const asked = lines.map(({ id, type, item_key, quantity }) => ({
        id,
        type,
        item_key,
        quantity,
      }));
      const answer = await call(checkDiscount, { body: { code, lines: asked } });
      if (mine !== turn.current) return;
      const refused = nothingOffText(answer, lines, way);
      if (refused !== null) return setError(refused);
      await change(() => answer);
      setValue('');
    } catch (failure) {
      if (mine === turn.current) setError(sentenceFor('code', failure));
    } finally {
      if (mine === turn.current) setBusy(false);
    }
  }

  return {
    discount: discount ?? null,
    value,
    error,
    busy,
    apply,
    change: (typed: string) => {
      setValue(typed);
      setError(undefined);
    },
    remove: () => void change(() => null),
  };
}
