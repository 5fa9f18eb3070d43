import type { Answer } from './endpoint.ts';
import type { signUpForNewsletter } from './newsletter.ts';

export const signUpForNewsletterExamples = {
  default: {
    message: 'Almost there: we have sent a letter to noa@example.com. The link in it signs you up.',
  },
} satisfies Record<string, Answer<typeof signUpForNewsletter>>;
