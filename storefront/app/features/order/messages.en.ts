export const placed = 'Order placed';
export const packed = 'Packed';
export const shipped = 'On its way';
export const readyForPickup = 'Ready for pickup';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const asYouAsked = 'As you asked.';
export const byTheShop = 'By the shop.';

export const arrived = (day: string) => `It arrived ${day}.`;
export const wasCancelledOn = (day: string) => `It was cancelled ${day}.`;
export const wasCancelled = 'It was cancelled.';
export const willBeReady = (email: string, address: string) =>
  `We write to ${email} as soon as it is ready for pickup at ${address}.`;
/** @param way what that way of delivery is called */
export const arrives = (day: string, way: string) => `It arrives ${day} by ${way} delivery.`;
export const comesByEmail = (email: string) => `Everything comes by e-mail to ${email}.`;

export const isCancelled = 'This order is cancelled';
export const giftReturnCode = (code: string) => `Gift return code: ${code}`;

export const cancelOrder = 'Cancel order';
/** What has come of it. */
export const orderIsCancelled = (id: number) => `Order ${id} is cancelled.`;

export const cancelTitle = (id: number) => `Cancel order ${id}?`;
/** What the form is called, which is read out. */
export const cancelForm = (id: number) => `Cancel order ${id}`;
export const tryAgain = 'Try again';
export const yesCancel = 'Yes, cancel it';
export const keepOrder = 'Keep my order';
