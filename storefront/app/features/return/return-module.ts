import { persistedAtom } from '../../platform/persisted.ts';
import { type SavedReturn, SavedReturnSchema } from './return-schema.ts';

export type { SavedReturn } from './return-schema.ts';

/** A return before anything was said. */
export const freshReturn: SavedReturn = {
  gift: false,
  lookup: { order: '', email: '', code: '' },
  order: null,
  choices: [],
  refund: '',
  email: '',
  method: '',
  attempt: null,
};

/** Each tab returns something else. */
export const returnModule = persistedAtom<SavedReturn>({
  name: 'return',
  version: 1,
  place: 'tab',
  shape: { schema: SavedReturnSchema, initial: freshReturn },
});
