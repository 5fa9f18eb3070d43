export const order = 'Order';
/** In the place of `order`, where it is a gift that goes back. */
export const gift = 'Gift';
export const items = 'Items';
export const refund = 'Refund';
export const wayBack = 'Way back';
export const steps = 'Steps of a return';

export const whatOfGift = 'What of the gift goes back?';
export const whatGoesBack = 'What goes back?';
export const reasonMissing = 'Please choose a reason.';
export const itemMissing = 'Please choose at least one item.';
/** Around `writeToUs`. */
export const isLate = [
  'If it is late or something else is not right, ',
  ' and we find a way.',
] as const;
/** Around `writeToUs`. */
export const isDamaged = [
  'If something arrived damaged or is not right, ',
  ' and we find a way.',
] as const;
export const writeToUs = 'write to us';

export const yourRefund = 'Your refund';
export const goOn = 'Continue';
export const refundMissing = 'Please choose how we refund you.';
export const getGiftCard = 'You get a gift card';
export const aboutGiftCard =
  'It is for what was paid, comes by e-mail at once when the return arrives, and pays for anything in the shop.';
export const email = 'Your e-mail address';
export const emailHint = 'The gift card goes there. We do not tell whoever gave it to you.';

export const free = 'Free';
/** @param what handing it in at the shop means, as a sentence; the address goes on after it */
export const atOurShop = (what: string, address: string) => `${what} ${address}.`;
export const howItComesBack = 'How it comes back';
export const confirm = 'Confirm the return';
export const methodMissing = 'Please choose how you send it back.';

export const yourReturn = 'Your return';
export const howRefundIsMade =
  'What you paid for them with tax, less their share of any discount. Shipping comes back where the whole order was damaged or wrong.';

/** @param how it stands, as a sentence */
export const standing = (id: number, how: string) => `Order ${id}. ${how}`;
/** The same of a gift. @param how it stands, as a sentence */
export const giftStanding = (id: number, how: string) => `From order ${id}. ${how}`;
/** @param name of the card's kind, e.g. `Visa` */
export const cardEnding = (name: string, lastFour: string) => `${name} ending in ${lastFour}`;
export const yourCard = 'Your card';
export const giftCardEnding = (lastFour: string) => `Gift card ending in ${lastFour}`;
export const aGiftCard = 'A gift card';
/** @param card, giftCard what goes to each, in dollars */
export const inTwoParts = (card: string, giftCard: string) =>
  `Gift cards paid a part: ${card} goes to the card, ${giftCard} comes as a gift card.`;
/** What would come back for what is chosen. */
export const back = (amount: string) => `${amount} back`;
export const shipping = 'Shipping';
export const weWrite = (email: string) => `We write to ${email}.`;
export const paidBack = (day: string) =>
  `Paid back on ${day}; your bank shows it within 3–5 working days.`;
export const mailed = (email: string, day: string) => `Mailed to ${email} on ${day}.`;
export const isHere = (order: number) => `What you sent back of order ${order} is here. Thank you.`;
export const bringBy = (day: string) => `Bring it by ${day}.`;
export const sendBy = (day: string) => `Send it by ${day}.`;
export const inLetterToo = (email: string) => `All of this is in a letter to ${email} too.`;
/** First line of the address on a parcel. */
export const returnsOf = (shop: string) => `${shop} Returns`;
