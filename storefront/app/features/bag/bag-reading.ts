import { atom } from 'jotai/vanilla';

/** What became of asking the shop, in this visit, what it keeps for a customer. */
export type BagReading =
  | { owner: number; state: 'asked' | 'read' }
  | { owner: number; state: 'failed'; failure: unknown };

/** The last reading; null before the first. What a browser kept from before says nothing of what there is now. */
export const bagReadingAtom = atom<BagReading | null>(null);
