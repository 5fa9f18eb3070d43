import { noa } from './customer.examples.ts';
import type {
  checkGuestEmail,
  checkResetToken,
  deleteAccount,
  forgotPassword,
  logIn,
  logOut,
  logOutEverywhere,
  register,
  resetPassword,
  saveProfile,
} from './customer-account.ts';
import type { Answer } from './endpoint.ts';

export const checkGuestEmailExamples = {
  default: { exists: false },
  known: { exists: true },
} satisfies Record<string, Answer<typeof checkGuestEmail>>;

export const logInExamples = {
  default: { customer: noa },
} satisfies Record<string, Answer<typeof logIn>>;

export const registerExamples = {
  default: { message: 'Thank you. We have written to tamar@example.com.' },
} satisfies Record<string, Answer<typeof register>>;

export const saveProfileExamples = {
  default: { customer: noa },
} satisfies Record<string, Answer<typeof saveProfile>>;

export const logOutExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof logOut>>;

export const forgotPasswordExamples = {
  default: {
    message:
      'If noa@example.com has an account, a letter with a link is on its way. The link works once, and for 60 minutes.',
  },
} satisfies Record<string, Answer<typeof forgotPassword>>;

export const checkResetTokenExamples = {
  default: { valid: true },
} satisfies Record<string, Answer<typeof checkResetToken>>;

export const resetPasswordExamples = {
  default: { customer: noa },
} satisfies Record<string, Answer<typeof resetPassword>>;

export const logOutEverywhereExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof logOutEverywhere>>;

export const deleteAccountExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof deleteAccount>>;
