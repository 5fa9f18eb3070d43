import type { Consent } from '@otzar/domain/consent';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedConsent } from './consent-schema.ts';

/** What was said in this browser to help from other companies; null for nothing yet. */
export const consentModule = persistedAtom<Consent | null>({
  name: 'consent',
  version: 1,
  shape: savedConsent,
});
