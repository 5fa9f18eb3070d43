import type { listCountries } from './country.ts';
import type { Answer } from './endpoint.ts';

export const listCountriesExamples = {
  default: [
    { label: 'Canada', value: 'CA' },
    { label: 'France', value: 'FR' },
    { label: 'Israel', value: 'IL' },
    { label: 'Puerto Rico', value: 'PR' },
    { label: 'United Kingdom', value: 'GB' },
    { label: 'United States', value: 'US' },
  ],
  empty: [],
} satisfies Record<string, Answer<typeof listCountries>>;
