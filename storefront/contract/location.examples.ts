import type { Answer } from './endpoint.ts';
import type { readLocation, saveLocation } from './location.ts';

const unitedStates = { label: 'United States', value: 'US' };

export const readLocationExamples = {
  default: { zip: '', country: unitedStates, tax_rate: 0 },
  known: { zip: '11201', country: unitedStates, tax_rate: 0.08875 },
} satisfies Record<string, Answer<typeof readLocation>>;

export const saveLocationExamples = {
  default: readLocationExamples.known,
  forgotten: readLocationExamples.default,
} satisfies Record<string, Answer<typeof saveLocation>>;
