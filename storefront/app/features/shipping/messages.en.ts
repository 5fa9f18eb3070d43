export const sentByEmail = 'Sent by e-mail';
export const codeKeeps = 'The code can be spent in the shop for as long as you like.';
export const rightAway = 'Yours right away';
export const nothingToShip = 'Nothing to ship: it comes by e-mail with your order.';

export const sentOn = (day: string) => `Sent when it comes out on ${day}`;
/**
 * @param when e.g. `Get it Tue, November 24`
 * @param way what that way of delivery is called
 */
export const cheaper = (when: string, way: string, price: string) =>
  `${when} with ${way}: ${price}`;
export const ownRate = 'This item does not count towards free shipping: it ships at its own rate.';
export const madeForYou = 'It is made for you, with your words on it.';

/** For whom a tax is worked out, within a sentence. */
export const forSomebodyIn = (zip: string) => `for somebody in ${zip}`;
/** Where something goes, within a sentence. */
export const to = (zip: string) => `to ${zip}`;
/** @param way what that way of delivery is called */
export const cheapestWay = (way: string, zip: string, day: string) =>
  `${way}, the cheapest way to ${zip}: arrives ${day}. You can choose a faster one at checkout.`;
