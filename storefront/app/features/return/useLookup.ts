import type { CallInput } from '@otzar/contract/endpoint';
import { findReturnable } from '@otzar/contract/return';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { freshReturn, returnModule, type SavedReturn } from './return-module.ts';

type Body = NonNullable<CallInput<typeof findReturnable>['body']>;
type Typed = SavedReturn['lookup'];

/** Digits, however they were grouped or marked; what is none is said to be wrong by the shop. */
const numberIn = (typed: string): number => {
  const digits = typed.replace(/[\s#№.,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
};

/** What the contract calls each field. */
const fieldOf: Record<string, keyof Typed> = {
  order_id: 'order',
  email: 'email',
  gift_code: 'code',
};

/**
 * Finds the order that something goes back from.
 * @param onFound told once it is kept
 */
export function useLookup(onFound: () => void) {
  const kept = useAtomValue(returnModule.atom) ?? freshReturn;
  const set = useSetAtom(returnModule.atom);
  // A field must not wait for the tab to be asked what it keeps.
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const values = { ...kept.lookup, ...typed };
  const { submit, errors, failure, busy, clearError } = useSubmit(fieldOf);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const find = (body: Body) =>
    submit(async () => {
      const order = await call(findReturnable, { body });
      await set(({ lookup }) => ({ ...freshReturn, lookup, gift: order.gift, order }));
      // Whoever has gone elsewhere meanwhile is not fetched back.
      if (here.current) onFound();
    });

  /** @param gift which of the two ways it is typed on */
  const change = (name: keyof Typed, value: string, gift: boolean) => {
    clearError(name);
    setTyped((now) => ({ ...now, [name]: value }));
    void set((now) => ({ ...now, gift, lookup: { ...now.lookup, [name]: value } }));
  };

  return {
    values,
    errors,
    failure,
    busy,
    change,
    findOwn: (id: number) => find({ order_id: id }),
    findByEmail: () => find({ order_id: numberIn(values.order), email: values.email }),
    findGift: () => find({ order_id: numberIn(values.order), gift_code: values.code }),
  };
}
