import type { BagLine } from '@otzar/contract/bag';
import { atom } from 'jotai/vanilla';

/** What lies over the page; one at a time: opening one closes any other (specification, section 2). */
export type Overlay =
  | { kind: 'departments' | 'menu' | 'assistance' | 'search' }
  /** It hangs from the button that opened it. */
  | { kind: 'account'; opener: Element }
  | { kind: 'added'; line: BagLine };

export const overlayAtom = atom<Overlay | null>(null);
