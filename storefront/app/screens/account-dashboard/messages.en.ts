export const favorites = 'Favorites';
export const allFavorites = 'All favorites';
export const orders = 'Orders';
export const allOrders = 'All orders';
export const buyItAgain = 'Buy it again';
export const haveAgain = 'Have something again';
export const digitalLibrary = 'Digital library';
export const goAndRead = 'Go and read';
export const subscriptions = 'Subscriptions';
export const allSubscriptions = 'All subscriptions';
export const following = 'Following';
export const allFollowed = 'All whom you follow';
export const profile = 'Profile';
export const profileParts = 'Name, e-mail, password';
export const addresses = 'Addresses';
export const allAddresses = 'All addresses';
export const addAddress = 'Add an address';
export const noAddressYet = 'No address yet';
export const payments = 'Payments';
export const allCards = 'All cards';
export const addCard = 'Add a card';
export const cardEnding = (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`;
export const noCardYet = 'No card yet';
/** A month and a year; so has the next. */
export const expired = (month: string) => `Expired ${month}`;
export const expires = (month: string) => `Expires ${month}`;

export const couldNotLookUp = 'We could not look this up just now.';
/** Names a part of the account; read out in place of the next. */
export const tryAgainFor = (part: string) => `Try again: ${part}`;
export const tryAgain = 'Try again';

export const yourAccount = 'Your account';
export const whatIsHere = 'Everything you keep here, and the one thing worth knowing of each.';
export const hello = (name: string) => `Hello, ${name}`;

export const noOrdersYet = 'No orders yet';
export const whatYouOrder = 'What you order will be here.';
/** With the name of a step of an order, which may speak of the order itself: `Order placed`. */
export const orderStands = (id: number, step: string) =>
  `Order ${id}: ${step.replace('Order ', '').toLowerCase()}`;
export const noFavoritesYet = 'None yet';
export const pressHeart = 'Press the heart on anything you like.';
export const liked = (count: number) =>
  count === 1 ? `${count} thing you like` : `${count} things you like`;
export const nothingBoughtYet = 'Nothing yet';
export const whatYouHadWaits = 'What you have had waits here.';
export const lastBought = (day: string) => `Last bought ${day}`;
export const noEBooksYet = 'No e-books yet';
export const theyComeAtOnce = 'They are here the moment you buy one.';
export const eBooks = (count: number) => (count === 1 ? `${count} e-book` : `${count} e-books`);
export const paymentFailed = 'A payment did not go through';
/** The day of the next order of a subscription. */
export const nextOn = (day: string) => `Next on ${day}`;
export const paused = (count: number) => `${count} paused`;
export const noSubscriptions = 'None at the moment';
export const nobodyYet = 'Nobody yet';
export const followWhomYouLike = 'Follow authors and publishers you like.';
/** The latest who is followed, and how many others are. */
export const andOthers = (name: string, others: number) =>
  others === 1 ? `${name} and ${others} other` : `${name} and ${others} others`;
