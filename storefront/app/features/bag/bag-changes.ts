import type { BagChange } from '@otzar/domain/availability';
import { atom } from 'jotai/vanilla';

/** What the shop had to change since the shopper last looked into the bag. */
export const bagChangesAtom = atom<BagChange[]>([]);
