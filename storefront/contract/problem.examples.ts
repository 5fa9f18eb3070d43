import type { Problem } from './problem.ts';

/** A refusal as it is answered: its status, and what stands in its body. */
export interface ProblemExample {
  status: number;
  body: Problem;
}

/** What the shop says where it does not do what it is asked to. */
export const problemExamples = {
  malformed: { status: 422, body: { message: 'Please check what you entered.', fields: {} } },
  wrongPassword: {
    status: 401,
    body: { message: 'The e-mail address or the password is not right. Please try again.' },
  },
  guest: {
    status: 403,
    body: { message: 'This is kept for customers. Please sign in to see yours.' },
  },
  expired: {
    status: 403,
    body: { message: 'Your visit has expired. Please reload the page and try again.' },
  },
  nowhere: { status: 404, body: { message: 'There is nothing at this address.' } },
  notSold: { status: 404, body: { message: 'We do not sell this item.' } },
  inStock: {
    status: 409,
    body: { message: 'This is in stock: it can go into your bag right away.' },
  },
  noOrder: { status: 404, body: { message: 'We have no such order.' } },
  notReturnable: {
    status: 404,
    body: {
      message:
        'We find no order with this number here. Please check the number and the e-mail address.',
    },
  },
  unknownCountry: {
    status: 422,
    body: {
      message: 'Please check what you entered.',
      fields: { country: 'Please choose a country.' },
    },
  },
  taken: {
    status: 422,
    body: {
      message: 'Please check what you entered.',
      fields: { email: 'There is an account with this e-mail address already.' },
    },
  },
  notPresentPassword: {
    status: 422,
    body: {
      message: 'Please check what you entered.',
      fields: { current_password: 'This is not your present password.' },
    },
  },
  wrongCardNumber: {
    status: 422,
    body: {
      message: 'Please check what you entered.',
      fields: { card: 'Please check the card number.' },
    },
  },
  expiredCard: {
    status: 422,
    body: {
      message: 'Please check what you entered.',
      fields: { exp: 'This card has expired.' },
    },
  },
  usedLink: {
    status: 422,
    body: {
      message: 'Please check what you entered.',
      fields: { token: 'This link was used already or is too old. Please ask for a new one.' },
    },
  },
  outOfOrder: {
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again.' },
  },
} satisfies Record<string, ProblemExample>;
