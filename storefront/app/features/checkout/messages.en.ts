/** The answers to whether a code of a place is in the region that was found for it. */
export const yes = (region: string) => `Yes, ${region}`;
export const keep = (region: string) => `No, keep ${region}`;

export const shippingAddress = 'Shipping address';
export const bothAreRight = (code: string, region: string) =>
  `Both are right: ${code}, and ${region}`;

export const whereYouAre = 'Where you are';
export const onlyTax = 'Nothing is sent there: only the tax depends on it.';
export const country = 'Country';
/** Stands in “Select your country”. */
export const countryToSelect = 'country';
export const searchCountries = 'Search countries';
export const postalCode = 'ZIP or postal code';

export const checkout = 'Checkout';
export const continueToReview = 'Continue to review';
export const toYourDoor = 'To your door, with a date you can rely on.';
export const atOurShop = (address: string) => `At ${address}. No shipping cost.`;
/** A day, or within how many hours it can be fetched. */
export const ready = (when: string) => `Ready ${when}`;

export const shippingMethod = 'Shipping method';

export const testCards =
  'This shop takes test cards only: 4242 4242 4242 4242, any later date, any three digits.';
export const payment = 'Payment';
export const cardEnding = (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`;
export const anotherCard = 'Use another card';

export const total = 'Total';
export const yourOrder = 'Your order';

export const continueToPayment = 'Continue to payment';
export const continueToShipping = 'Continue to shipping and payment';
export const deliverInstead = 'Have it delivered instead';
export const pickUpInstead = 'Pick it up at the store instead';

export const pickup = 'Pickup';
export const delivery = 'Delivery';
export const editPickup = 'Edit pickup';
export const editDelivery = 'Edit delivery';
export const waysNotKnown = 'We could not ask for the ways of delivery. Please load this again.';
export const cardOnceMore =
  'Card details never come back with a page. Please type your card once more.';
export const cardPays = (brand: string, lastFour: string) =>
  `${brand} ending in ${lastFour} pays. Leave the fields empty to keep it.`;

export const reviewOrder = 'Review your order';
export const summary = 'Summary';
export const tryAgain = 'Try again';
export const placeOrder = 'Place order';
export const enterAnotherCard = 'Enter another card';
export const addMissing = 'Add the missing details';
/** @param way what that way of delivery is called */
export const wayArrives = (way: string, day: string) => `${way}, arrives ${day}`;

export const contact = 'Contact';
export const editContact = 'Edit contact';
export const noEmailYet = 'No e-mail address yet.';
export const editPayment = 'Edit payment';
export const noCardYet = 'No card yet.';
export const items = 'Items';
export const editBag = 'Edit bag';

export const cardMistyped = 'This card number has a typing mistake. Please check it.';
export const cardExpired = 'This card has expired. Please use another one.';
export const wayMissing = 'Please choose how we should send it.';

export const bagHasChanged =
  'Your bag has changed since this page was shown. Please look at it again.';

/** Of the ways of delivery. */
export const cheapest = 'Cheapest';
export const fastest = 'Fastest';
export const freeOver = (threshold: string) => `Free over ${threshold}.`;
export const notFreeThisTime = 'Not free this time: something in your bag never ships free.';
export const arrives = (day: string) => `Arrives ${day}`;

/** The steps of the checkout. */
export const bag = 'Bag';
export const deliveryAndPayment = 'Delivery and payment';
export const review = 'Review';

/** Why delivery costs what it does. */
export const youPickUp = (address: string) => `You pick it up at ${address}: nothing is charged.`;
export const chooseMethod = 'Choose a shipping method to see what it costs.';
export const wayTo = (way: string, code: string, day: string) =>
  `${way} delivery to ${code}, arriving ${day}.`;
/** Goes on after `wayTo`. */
export const isFree = (price: string, threshold: string) =>
  `It costs ${price}, and is free because your items come to ${threshold} or more.`;

/** Whose tax it is: these three stand in a sentence, after the share of the price that is taxed. */
export const forSomebodyIn = (code: string) => `for somebody in ${code}`;
export const pickedUpIn = (code: string) => `at our shop in ${code}, where you pick it up`;
export const forDeliveryTo = (code: string) => `for delivery to ${code}`;
