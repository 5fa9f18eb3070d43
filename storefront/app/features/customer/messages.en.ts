/** Around the links to the terms of use and to the privacy policy. */
export const accept = ['By creating an account you accept the ', ' and the ', '.'] as const;
export const termsOfUse = 'terms of use';
export const privacyPolicy = 'privacy policy';

export const passwordMissing = 'Please enter your password.';
export const deleteAccount = 'Delete my account';
export const whatGoes =
  'Your name, addresses, cards, favorites and subscriptions are deleted at once, and with them the way to your digital library. Download what you want to keep first.';
export const whatStays =
  'Orders under way still reach you: we keep what is needed to deliver them and nothing more. This cannot be undone.';
export const deleteForGood = 'Delete for good';
export const keepAccount = 'Keep my account';
export const yourPassword = 'Your password';

/** Goes on after a refusal that asks to try again later. */
export const isIn = (minutes: number) =>
  minutes > 1 ? `That is in ${minutes} minutes.` : 'That is in less than a minute.';

export const presentPasswordMissing = 'Please enter your present password to change this.';
export const savedWithPassword = 'Saved. Every other device has to log in with the new password.';
export const saved = 'Saved.';
