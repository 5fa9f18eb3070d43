/** A card that the sandbox of the payment gateway approves. */
export const goodCard = { card: '4242424242424242', exp: '1239', cvc: '123' };

/** A card that it always declines. */
export const declinedCard = { ...goodCard, card: '4000000000000002' };
