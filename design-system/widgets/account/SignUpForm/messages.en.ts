/** To a subscription. */
export const signUp = 'Sign up';
export const howOften = 'How often';
/** Before the choice of how often, such as “every month”. */
export const itComes = 'It comes';
export const howMany = 'How many each time';
export const firstOrder = 'First order';
export const firstOrderHint = 'We place it and charge your card on this day.';
export const whereItGoes = 'Where it goes';
export const noAddress = 'No address is kept yet.';
export const addAddress = 'Add an address';
export const howYouPay = 'How you pay';
export const noCard = 'No card is kept yet.';
export const addCard = 'Add a card';
