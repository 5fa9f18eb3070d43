export const planMissing = 'Please choose a plan.';

export const eachTimeTitle = 'Each time';
/** Stands in the place of a plan's name while none is chosen. */
export const choosePlan = 'Choose a plan';
/** @param way what that way of delivery is called */
export const shippingBy = (way: string) => `${way} shipping (estimate)`;
export const shipping = 'Shipping (estimate)';
export const tax = 'Tax (estimate)';
export const estimatedTotal = 'Estimated total';
export const anyTime = 'You can skip, pause or cancel at any time, in your account.';
export const howCharged =
  'Each order is charged on its day, at the price of the day. We write to you three days before. Tax and shipping are estimates until then.';

/** Stands after a plan's price. */
export const eachTime = 'each time';

export const from = (price: string) => `from ${price}`;
export const whatCanCome = 'What can come regularly';

export const canComeRegularly = 'It can come regularly';
export const howItComes =
  'As often as you like, at the price of the day. Skip, pause or stop at any time.';
export const haveItCome = 'Have it come regularly';

export const start = 'Start it';
