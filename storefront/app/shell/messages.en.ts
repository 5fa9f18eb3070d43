/** The shop’s own pages elsewhere; so are the two that follow. */
export const photographs = 'Our photographs';
export const posts = 'Our short posts';
export const community = 'Our community';

/** What one costs, and what all of them come to. */
export const eachAndTogether = (each: string, together: string) =>
  `${each} each · ${together} together`;
export const addedToBag = 'Added to your bag';
export const notAddedToBag = 'Not added to your bag';
export const quantity = (quantity: number) => `Quantity ${quantity}`;

/** Heads the links about the shop. */
export const theShop = 'The shop';
export const aboutShop = (name: string) => `About ${name}`;
export const contactUs = 'Contact us';
export const storeHours = 'Store hours';
export const storeAddress = 'Store address';
export const schoolSupplies = 'School supplies';
export const yourBag = 'Your bag';
/** Heads the links about orders. */
export const ordering = 'Ordering';
export const shippingPolicy = 'Shipping policy';
export const returnPolicy = 'Return policy';
/** Heads the links about terms. */
export const finePrint = 'Fine print';
export const termsOfUse = 'Terms of use';
export const privacyPolicy = 'Privacy policy';
export const appForIphone = 'App for iPhone';
export const appForAndroid = 'App for Android';
export const messageUsOn = (app: string) => `Message us on ${app}`;

export const logInAgain = 'Please log in again';
export const sessionEnded = 'Your session has ended. What you have typed is still here.';
/** Goes on after `sessionEnded`; so does the next. */
export const bagWaits = ' If you close this, your bag waits in your account.';
export const bagWaitsWithoutLast =
  ' If you close this, your bag waits in your account, without what you changed last.';

/** What the notice is about, read out. */
export const missingPart = 'Missing part';
export const loadAgain = 'Load the page again';
export const partMissing =
  'Part of this page did not come, and what needs it does not work. Your bag is safe, and what you typed is kept.';

export const connectedAgain = 'You are connected again.';

/** What became of a guest’s bag at login, with all that changed. */
export const bagCameAlong = (changes: string) => `Your bag came along: ${changes}.`;
export const undo = 'Undo';

export const chatNotHere =
  'The chat does not open just now. Send us a message or an e-mail and we will answer.';

export const signedOut =
  'You are not signed in here any more: your visit ended, or was ended elsewhere. What you keep is in your account.';
export const logIn = 'Log in';
