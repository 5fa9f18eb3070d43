export const yourOrder = 'Your order';

/** With a sentence that says why. */
export const notKept = (why: string) => `We could not keep this in your account. ${why}`;
export const keepAddress = 'Keep this address in my account';
export const keepCard = 'Keep this card in my account';

export const bagNotLoaded = 'We could not load your bag';

export const summary = 'Summary';

export const checkout = 'Checkout';

/** A day, or within how many hours. */
export const ready = (when: string) => `Ready ${when}`;
export const arrives = (way: string, day: string) => `${way}, arrives ${day}`;

export const review = 'Review';

export const total = 'Total';
