export const returnGift = 'Return a gift';
export const returnOrdered = 'Return something you ordered';
export const returnPolicy = 'Return policy';
export const contactUs = 'Contact us';
export const twoNumbers =
  'With the two numbers on your gift receipt. Whoever gave it to you is not told.';
export const goodToKnow = 'Good to know';

export const returnNumber = (id: string) => `Return ${id}`;
export const backToShop = 'Back to the shop';

export const whatGoesBack = 'What goes back';

export const howItComesBack = 'How it comes back';

export const yourRefund = 'Your refund';

export const returnSomething = 'Return something';
export const thirtyDays =
  'You have 30 days from delivery, and on almost everything a return is free.';
export const fromYourOrders = 'From one of your orders';
export const orderNumber = (id: number) => `Order ${id}`;
