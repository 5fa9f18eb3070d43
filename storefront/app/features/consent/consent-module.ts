import type { Consent } from '@otzar/domain/consent';
import { persistedModule } from '../../platform/persisted.ts';
import { keptConsent } from './consent-schema.ts';

/** What was said in this browser to help from other companies; null for nothing yet. */
export const consentModule = persistedModule<Consent | null>({
  name: 'consent',
  version: 1,
  shape: keptConsent,
});
