import type { ReturnDraft } from '@otzar/domain/return-steps';
import { persistedAtom } from '../../platform/persisted.ts';
import { SavedReturnSchema } from './return-schema.ts';

/** A return as a tab keeps it, so that neither a reload nor Back loses anything. */
export interface SavedReturn extends ReturnDraft {
  /** What has been typed to find the order. */
  lookup: { order: string; email: string; code: string };
  /** The return being sent: the same body goes with the same key, however often. */
  attempt: { key: string; body: string } | null;
}

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
