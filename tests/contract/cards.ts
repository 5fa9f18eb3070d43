/** A card that the sandbox of the payment gateway approves. */
export const goodCard = { card: '4242424242424242', exp: '1239', cvc: '123' };

/** A card whose first reply is lost: the money is held, and nobody is told. */
export const lostReplyCard = { ...goodCard, card: '4000000000000119' };

/** A card whose bank takes three seconds. */
export const slowCard = { ...goodCard, card: '4000000000000077' };

/** A card that it always declines. */
export const declinedCard = { ...goodCard, card: '4000000000000002' };
