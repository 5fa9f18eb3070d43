import type { writeToShop } from './contact.ts';
import type { Answer } from './endpoint.ts';

export const writeToShopExamples = {
  default: { message: 'We answer within one working day, to noa@example.com.' },
} satisfies Record<string, Answer<typeof writeToShop>>;
