import type { Consent } from '@otzar/domain/consent';
import * as v from 'valibot';

const schema: v.GenericSchema<unknown, Consent | null> = v.nullable(v.picklist(['all', 'needed']));

/** What was said to other companies, as this browser keeps it. */
export const savedConsent = { schema, initial: null };
