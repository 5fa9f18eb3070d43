import type { logOut, readCustomer } from './customer.ts';
import type { Answer } from './endpoint.ts';

export const readCustomerExamples = {
  default: { customer: null },
  signedIn: { customer: { id: 7, email: 'noa@example.com', name: 'Noa Levi' } },
} satisfies Record<string, Answer<typeof readCustomer>>;

export const logOutExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof logOut>>;
