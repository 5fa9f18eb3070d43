import type { Addition } from '@otzar/domain/added';
import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';

/** What lies over the page; one at a time: opening one closes any other (specification, section 2). */
export type Overlay =
  | { kind: 'departments' | 'menu' | 'assistance' }
  /** It begins with what was typed into the header's field. */
  | { kind: 'search'; typed: string }
  /** It hangs from the button that opened it. */
  | { kind: 'account'; opener: Element }
  /** What was to go into the bag. */
  | ({ kind: 'added' } & Addition);

export const overlayAtom = atom<Overlay | null>(null);

/** What stands in the header instead of its plain search form, once that was touched. */
export const headerSearchAtom = atom<ReactNode>(null);
