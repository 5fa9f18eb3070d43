import * as v from 'valibot';
import { messages } from '#messages/customer-account';
import { Customer, LettersLanguage } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { Email, typed } from './scalar.ts';

const Name = typed(120, () => messages.nameMissing);

/** A password as it is typed: never trimmed, and bounded because hashing it costs time. */
const Password = v.pipe(
  v.string(() => messages.passwordMissing),
  v.minLength(1, () => messages.passwordMissing),
  v.maxLength(256, () => messages.tooLong(256)),
);

export const NewPassword = v.pipe(
  Password,
  v.minLength(8, () => messages.passwordTooShort),
);

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  audience: 'personal',
  body: v.object({ email: Email, password: Password }),
  status: 200,
  answer: v.object({ customer: Customer }),
  refusals: [401, 429],
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  audience: 'personal',
  body: v.object({ name: Name, email: Email, password: NewPassword }),
  status: 201,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/password/forgot',
  audience: 'personal',
  body: v.object({ email: Email }),
  status: 200,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});

/** The token of a letter's link. */
const ResetToken = v.pipe(
  v.string(),
  v.minLength(1, () => messages.linkNotWhole),
  v.maxLength(200),
);

export const checkResetToken = endpoint({
  method: 'POST',
  path: '/api/password/reset/check',
  audience: 'personal',
  body: v.object({ token: ResetToken }),
  status: 200,
  answer: v.object({ valid: v.boolean() }),
  refusals: [429],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
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
  audience: 'customer',
  body: v.object({
    name: v.optional(Name),
    email: v.optional(Email),
    password: v.optional(NewPassword),
    current_password: v.optional(Password),
    language: v.optional(v.picklist(LettersLanguage.options, () => messages.languageUnknown)),
  }),
  status: 200,
  answer: v.object({ customer: Customer }),
  refusals: [429],
});

/** Offered at checkout as a hint (decision 013); it blocks nothing. */
export const checkGuestEmail = endpoint({
  method: 'POST',
  path: '/api/guest_email',
  audience: 'personal',
  body: v.object({ email: Email }),
  status: 200,
  answer: v.object({ exists: v.boolean() }),
  refusals: [429],
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  audience: 'personal',
  status: 200,
  answer: v.object({ customer: v.null() }),
});

export const logOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/logout/everywhere',
  audience: 'customer',
  status: 200,
  answer: v.object({ customer: v.null() }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/customer/delete',
  audience: 'customer',
  body: v.object({ current_password: Password }),
  status: 200,
  answer: v.object({ customer: v.null() }),
  refusals: [429],
});
