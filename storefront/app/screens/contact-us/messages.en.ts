export const contactUs = 'Contact us';
/** For search engines. */
export const writeCallOrCome = (shop: string) => `Write to ${shop}, call, or come by.`;

/** What a letter is about; so are the five that follow. */
export const order = 'An order';
export const product = 'A product';
export const account = 'My account';
export const schoolSupplies = 'School supplies';
export const website = 'The website';
export const somethingElse = 'Something else';

export const call = (phone: string) => `Call ${phone}`;
export const storeHours = 'Store hours';
export const storeAddress = 'Store address';
export const shippingPolicy = 'Shipping policy';
export const returnPolicy = 'Return policy';

export const personReads = 'A person reads each letter, and answers within one working day.';
export const otherWays = 'Other ways';
