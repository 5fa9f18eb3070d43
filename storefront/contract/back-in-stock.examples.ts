import type { requestBackInStock } from './back-in-stock.ts';
import type { Answer } from './endpoint.ts';

export const requestBackInStockExamples = {
  default: {
    message:
      'Almost there: the link in our letter to noa@example.com makes it sure. Then we write once, when it is back. If you have asked before, you have that letter already.',
  },
} satisfies Record<string, Answer<typeof requestBackInStock>>;
