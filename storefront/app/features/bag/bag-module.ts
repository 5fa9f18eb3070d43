import type { Bag } from '@otzar/domain/bag';
import { persistedModule } from '../../platform/persisted.ts';

/** The bag of a guest, kept in this browser. */
export const bagModule = persistedModule<Bag>({
  name: 'bag',
  version: 1,
  shape: async () => (await import('./bag-schema.ts')).keptBag,
});
