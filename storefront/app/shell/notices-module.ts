import { persistedAtom } from '../platform/persisted.ts';
import { type SavedNotices, savedNotices } from './notices-schema.ts';

export const noticesModule = persistedAtom<SavedNotices>({
  name: 'notices',
  version: 1,
  shape: savedNotices,
});
