/** @param way what that way of delivery is called */
export const shipsFree = (zip: string, way: string) =>
  `This order ships free to ${zip} with ${way}.`;
export const enoughForFree = 'Your items come to enough for free shipping on most orders.';
export const addMore = (amount: string) => `Add ${amount} more for free shipping on most orders.`;

export const comesBackToBag =
  'Sold out for now. It comes back to your bag as soon as we have it again.';
export const comesBackToList =
  'Sold out for now. It comes back to this list as soon as we have it again.';

export const bagHasChanged = 'Your bag has changed';

export const keptInAccount = 'What you add is kept in your account, wherever you sign in.';
export const yourBag = 'Your bag';
export const itemsInBag = 'Items in your bag';
export const browseShop = 'Browse the shop';
export const soldOutItems = 'Items that are sold out';
export const savedForLater = 'Saved for later';
export const nothingSaved = 'Nothing saved yet. Items you put aside wait here.';

export const checkout = 'Checkout';

/** What the dialog is called in which an item is written on and wrapped. */
export const extrasFor = (title: string) => `For ${title}`;
export const done = 'Done';
export const tryAgain = 'Try again';
/** Of writing on an item, and wrapping it. */
export const lookingUp = 'Looking up what can be done';

export const nothingToAdd = 'There is nothing to add to this item.';

export const card = 'Card with a message';
export const aboutCard = 'Printed on a card. No prices in the parcel.';
export const free = 'Free';
export const wrap = 'Gift wrap';
export const aboutWrap = 'Printed paper and a ribbon, with the card.';

export const update = 'Update';
/** Goes on after `update`, read out. */
export const quantityOf = (title: string) => `quantity of ${title}`;
/** Before the product's title, which is read out. */
export const remove = 'Remove';

/** @param title the product's; empty where it is not known */
export const notPutIn = (title: string) => `We could not put ${title || 'it'} in your bag.`;
export const correctMarked = 'Please correct what is marked, and send it again.';
export const addToBag = 'Add to bag';
export const backToProduct = 'Back to the product';

/** Goes with a gift. */
export const giftMessage = 'Message to the recipient';

/** These three are read out only. */
export const isBack = (title: string) => `${title} is back.`;
export const wasSaved = (title: string) => `${title} was saved for later.`;
export const wasMoved = (title: string) => `${title} was moved to your bag.`;

/** What has changed of a line, which stands at that line. */
export const quantityLowered = (now: number, before: number) =>
  `Only ${now} left: we lowered the quantity from ${before}.`;
export const quantityNow = (now: number) => `The quantity is now ${now}.`;
export const priceNow = (now: string, before: string) =>
  `The price is now ${now}; it was ${before}.`;
export const backInStock = (title: string) => `Back in stock: ${title} is in your bag again.`;

/** The same where the lines are not seen. */
export const newsLowered = (title: string, now: number, before: number) =>
  `${title}: only ${now} left, so your quantity was lowered from ${before}.`;
export const newsQuantity = (title: string, now: number) => `${title}: the quantity is now ${now}.`;
export const newsPrice = (title: string, now: string, before: string) =>
  `${title} is now ${now} (was ${before}).`;
export const newsReturned = (title: string) => `${title} is back in stock, and in your bag again.`;
export const newsUnavailable = (title: string) =>
  `${title} is no longer available: it was moved to the sold-out items in your bag.`;
