export const details = 'Details';
export const noOrdersYet = 'No orders yet';
export const lookAround = 'Look around the shop';
export const whatYouOrder =
  'What you order will be here, with where it is and a way to have it again.';
export const orderCount = (count: number) => (count === 1 ? 'One order' : `${count} orders`);

export const orders = 'Orders';
export const notLoaded = 'We could not load your orders';
