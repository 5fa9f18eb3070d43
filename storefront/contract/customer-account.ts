import * as v from 'valibot';
import { Customer } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { Email, typed } from './scalar.ts';

const Name = typed(120, 'Please enter your name.');

/** A password as it is typed: never trimmed, and bounded because hashing it costs time. */
const Password = v.pipe(
  v.string('Please enter your password.'),
  v.minLength(1, 'Please enter your password.'),
  v.maxLength(256, 'Please use at most 256 characters.'),
);

export const NewPassword = v.pipe(
  Password,
  v.minLength(8, 'Please use at least 8 characters for your password.'),
);

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  summary:
    'Signs a customer in under a new session; the old one is dead. 401 says the same of an unknown e-mail address and of a wrong password.',
  audience: 'personal',
  body: v.object({ email: Email, password: Password }),
  status: 200,
  answer: v.object({ customer: Customer }),
  refusals: [401, 429],
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary:
    'Makes an account and signs its customer in under a new session. An e-mail address that has one already is answered the same, and gets a letter instead; who is signed in is asked with GET /api/customer.',
  audience: 'personal',
  body: v.object({ name: Name, email: Email, password: NewPassword }),
  status: 201,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/password/forgot',
  summary:
    'Writes a letter with a link for a new password, good once and for 60 minutes. It is not told whether the e-mail address has an account.',
  audience: 'personal',
  body: v.object({ email: Email }),
  status: 200,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});

/** The token of a letter's link. */
const ResetToken = v.pipe(v.string(), v.minLength(1, 'This link is not whole.'), v.maxLength(200));

export const checkResetToken = endpoint({
  method: 'POST',
  path: '/api/password/reset/check',
  summary:
    'Whether the token of that letter would set a new password, before one is typed; it stays good. Not valid where it was used already or is too old.',
  audience: 'personal',
  body: v.object({ token: ResetToken }),
  status: 200,
  answer: v.object({ valid: v.boolean() }),
  refusals: [429],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
  summary:
    'Sets a new password with the token of that letter, ends every session of the customer and signs them in here. 422 at `token` where it was used already or is too old.',
  audience: 'personal',
  body: v.object({
    token: ResetToken,
    password: NewPassword,
  }),
  status: 200,
  answer: v.object({ customer: Customer }),
  refusals: [429],
});

/** A new e-mail address and a new password both ask for the password that holds until then. */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/api/customer',
  summary:
    'Changes name, e-mail address or password of the customer who is signed in. A new password ends their other sessions.',
  audience: 'customer',
  body: v.object({
    name: v.optional(Name),
    email: v.optional(Email),
    password: v.optional(NewPassword),
    current_password: v.optional(Password),
  }),
  status: 200,
  answer: v.object({ customer: Customer }),
  refusals: [429],
});

/** Offered at checkout as a hint (decision 013); it blocks nothing. */
export const checkGuestEmail = endpoint({
  method: 'POST',
  path: '/api/guest_email',
  summary: 'Whether an e-mail address has an account; 429 for whoever asks about many.',
  audience: 'personal',
  body: v.object({ email: Email }),
  status: 200,
  answer: v.object({ exists: v.boolean() }),
  refusals: [429],
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session of a customer; a guest stays a guest.',
  audience: 'personal',
  status: 200,
  answer: v.object({ customer: v.null() }),
});

export const logOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/logout/everywhere',
  summary: 'Ends every session of the customer, this one too.',
  audience: 'customer',
  status: 200,
  answer: v.object({ customer: v.null() }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/customer/delete',
  summary:
    'Deletes the account and all that is kept for its customer; orders that have arrived stay without name and address.',
  audience: 'customer',
  body: v.object({ current_password: Password }),
  status: 200,
  answer: v.object({ customer: v.null() }),
  refusals: [429],
});
