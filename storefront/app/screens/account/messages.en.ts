export const changeAddress = 'Change an address';
export const addAddress = 'Add an address';
export const saveAddress = 'Save address';
export const cancel = 'Cancel';
export const startFromThis = 'Start every order from this address';

export const addCard = 'Add a card';
export const saveCard = 'Save card';
export const testCards =
  'This shop takes test cards only: 4242 4242 4242 4242, any later date, any three digits.';
export const payFromNowOn = 'Pay with this card from now on';

export const chooseAnother = (what: 'address' | 'card') =>
  what === 'card' ? 'Choose another card' : 'Choose another address';
export const fromNowOn = (what: 'address' | 'card') =>
  what === 'card' ? 'Pay with this one from now on' : 'Send it here from now on';
export const deleteOld = (what: 'address' | 'card') =>
  what === 'card' ? 'Use it and delete the old card' : 'Use it and delete the old address';
export const addAnother = (what: 'address' | 'card') =>
  what === 'card' ? 'Add another card' : 'Add another address';

export const justSoldOut = (title: string) => `${title} has just sold out.`;

export const dashboard = 'Dashboard';
export const orders = 'Orders';
export const favorites = 'Favorites';
export const buyItAgain = 'Buy it again';
export const digitalLibrary = 'Digital library';
export const subscriptions = 'Subscriptions';
export const following = 'Following';
export const profile = 'Profile';
export const addresses = 'Addresses';
export const payments = 'Payments';

export const inBag = (count: number) =>
  count === 1 ? 'One item is in your bag.' : `${count} items are in your bag.`;
export const viewBag = 'View bag';
export const buyAgain = 'Buy again';
/** Goes on after `buyAgain`, read out. */
export const whichOrder = (id: number) => `order ${id}`;
