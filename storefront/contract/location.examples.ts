import type { Answer } from './endpoint.ts';
import type { readLocation, saveLocation } from './location.ts';

const unitedStates = { label: 'United States', value: 'US' };

export const readLocationExamples = {
  default: { zip: '', country: unitedStates, tax_rate: 0 },
  known: { zip: '11201', country: unitedStates, tax_rate: 0.08875 },
  /** The streets around the shop. */
  neighborhood: { zip: '10002', country: unitedStates, tax_rate: 0.08875 },
  abroad: { zip: '9100701', country: { label: 'Israel', value: 'IL' }, tax_rate: 0 },
} satisfies Record<string, Answer<typeof readLocation>>;

export const saveLocationExamples = {
  default: readLocationExamples.known,
  forgotten: readLocationExamples.default,
} satisfies Record<string, Answer<typeof saveLocation>>;
