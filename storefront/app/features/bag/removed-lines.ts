import type { BagLine } from '@otzar/contract/bag';
import type { BagList } from '@otzar/domain/bag';
import { atom } from 'jotai/vanilla';

/** A line that the shopper took out, and may want back. */
export interface RemovedLine {
  line: BagLine;
  list: BagList;
  /** Where it was in its list. */
  place: number;
  /** Puts it back. */
  undo: () => void;
}

/** What was taken out since the bag was opened, in that order. */
export const removedLinesAtom = atom<RemovedLine[]>([]);
