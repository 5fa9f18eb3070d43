export const alsoLike = 'You may also like';

export const giftWrap = (price: string) => `Gift wrap ${price}`;
export const wrapAndCard = 'Gift wrap, with a card';
export const cardWithMessage = 'Card with a message';
export const isItGift = 'Is it a gift?';

export const justSoldOut = (title: string) => `${title} has just sold out`;
export const seeMoreIn = (department: string) => `See more in ${department}`;
export const lastOneWent =
  'The last one went while this page was open. It waits in your bag in case it comes back.';
/** Goes on after `lastOneWent`. */
export const whatGoesWithIt = ' What goes with it stands below.';
