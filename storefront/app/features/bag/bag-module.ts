import type { OwnedBag } from '@otzar/domain/owned-bag';
import { persistedAtom } from '../../platform/persisted.ts';

/** The bag as this browser keeps it; what a customer has not sent yet outlives the tab. */
export const bagModule = persistedAtom<OwnedBag>({
  name: 'bag',
  version: 1,
  shape: async () => (await import('./bag-schema.ts')).savedBag,
});
