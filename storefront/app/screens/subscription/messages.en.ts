export const hasEnded = 'It has ended: nothing more comes.';
export const rests = 'It rests just now: nothing comes and nothing is charged.';
export const firstPlacedOn = (day: string) =>
  `The first order is placed on ${day}. You can skip, pause or cancel at any time.`;
export const nextPlacedOn = (day: string) =>
  `The next order is placed on ${day}. You can skip, pause or cancel at any time.`;
export const number = 'Number';
export const howOften = 'How often';
export const nextOrder = 'Next order';
export const goesTo = 'Goes to';
export const paidWith = 'Paid with';
export const cardEnding = (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`;
export const comesByItself = 'It comes by itself now';
export const changeOrStop = 'Change or stop it';
export const allThatComes = 'All that comes to you';
export const backToShop = 'Back to the shop';

export const cannotComeRegularly = 'This cannot come regularly';
export const nobodyCanSignUp = 'Nobody can sign up just now';
export const backToItsPage = 'Back to its page';
export const lookAround = 'Look around the shop';
export const addAddress = 'Add an address';
export const whereItGoes = 'Where it goes';
export const addCard = 'Add a card';
export const howYouPay = 'How you pay';

export const yourRecurringOrder = 'Your recurring order';
export const recurringNotLoaded = 'We could not load your recurring order';

export const yourSubscription = 'Your subscription';
export const yoursNotLoaded = 'We could not load your subscription';

export const subscription = 'Subscription';
export const notLoaded = 'We could not load this subscription';

/** A month and a year; so has the next. */
export const expired = (month: string) => `Expired ${month}`;
export const expires = (month: string) => `Expires ${month}`;
