export const signedOutEverywhere = 'You are signed out on every device.';
export const signOutEverywhere = 'Sign out everywhere';
export const whereAndWhatStays =
  'On every phone and computer, this one too. What is kept in your account stays.';
export const deleteAccount = 'Delete my account';
export const forGood = 'For good, with all that is kept in it. Orders under way still reach you.';
export const isDeleted = 'Your account is deleted.';
export const downloadData = 'Download my data';
export const whatIsInFile =
  'All that the shop keeps of you, as one file: orders, addresses, favorites, whom you follow. Card numbers are not in it: we never have them.';

export const profile = 'Profile';
