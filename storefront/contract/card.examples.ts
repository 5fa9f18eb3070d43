import type { createCardToken } from './card.ts';
import type { Answer } from './endpoint.ts';

export const createCardTokenExamples = {
  default: { Token: 'tok_sample_4242', last_four: '4242', brand: 'Visa', exp: '1230' },
  mastercard: { Token: 'tok_sample_4444', last_four: '4444', brand: 'Mastercard', exp: '0129' },
} satisfies Record<string, Answer<typeof createCardToken>>;
