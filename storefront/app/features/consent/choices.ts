import { atom } from 'jotai/vanilla';
import type { Partners } from '../../platform/third-parties.ts';

/** The companies that help with marketing and chat; null where the shop is alone, undefined until it is known. */
export const partnersAtom = atom<Partners | null | undefined>(undefined);

/** What a shopper wanted when they came to their choices. */
export type Wanted = 'choices' | 'chat' | 'feedback';

/** Why the choices are open although they were made, or need not be; null while they are not. */
export const wantedAtom = atom<Wanted | null>(null);
