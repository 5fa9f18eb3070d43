import type { BagLine, GiftOptions, Personalization } from '@otzar/contract/bag';
import { lineKey } from '@otzar/domain/bag';
import { isBlank } from '@otzar/domain/bag-extras';
import { useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { randomKey } from '../../platform/random-key.ts';
import { setGiftOptionsAtom, setPersonalizationAtom } from './bag-actions.ts';

/** How long after a change the bag takes it over, in milliseconds (specification, section 4). */
const GIFT_SETTLES = 100;
const WORDS_SETTLE = 300;

/** Runs the latest of several changes once they have come to rest, and at the latest when it goes away. */
function useSettled(after: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<(() => void) | undefined>(undefined);
  const flush = () => {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pending is kept outside of rendering
  useEffect(() => flush, []);
  return (run: () => void) => {
    clearTimeout(timer.current);
    pending.current = run;
    timer.current = setTimeout(flush, after);
  };
}

/** What a shopper is changing of a line's extras; the bag takes it over a moment after each change. */
export function useExtrasDraft(line: BagLine) {
  const [gift, setGift] = useState(line.gift_options);
  const [words, setWords] = useState(line.personalization);
  const changeGift = useSetAtom(setGiftOptionsAtom);
  const changeWords = useSetAtom(setPersonalizationAtom);
  const settleGift = useSettled(GIFT_SETTLES);
  const settleWords = useSettled(WORDS_SETTLE);
  // A line that is written on gets another key: what comes after is about the line under that one.
  const itemKey = useRef(line.item_key);
  const keyNow = () => lineKey({ ...line, item_key: itemKey.current });

  function keepWords(next: Personalization): void {
    const key = keyNow();
    const blank = isBlank(next);
    const newKey = itemKey.current || randomKey(8);
    void changeWords(key, next, newKey);
    itemKey.current = blank ? '' : newKey;
  }

  return {
    gift,
    words,
    setGift: (next: GiftOptions | null) => {
      setGift(next);
      settleGift(() => void changeGift(keyNow(), next));
    },
    setWords: (next: Personalization) => {
      setWords(next);
      settleWords(() => keepWords(next));
    },
  };
}
