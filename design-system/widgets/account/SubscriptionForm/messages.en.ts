export const subscription = 'Subscription';
export const saveChanges = 'Save changes';
/** Before the date. */
export const nextDelivery = 'Next delivery:';
export const isPaused = 'It is paused: nothing comes and nothing is charged.';
export const skipDelivery = 'Skip this delivery';
export const pause = 'Pause';
export const resume = 'Resume';
export const howOften = 'How often';
export const whereItGoes = 'Where it goes';
export const howYouPay = 'How you pay';
export const noCard = 'No card is kept. Please add one before the next order is placed.';

export const cancelSubscription = 'Cancel this subscription';
/** A choice beside the offered dates. */
export const ownDay = 'On a day of my own';
export const chooseDay = 'Please choose a day of the year to come.';
export const confirmCancel = 'Yes, cancel it';
export const keep = 'Keep it';
export const canStartAgain = 'You can start it again whenever you like, from your account.';
export const whenToEnd = 'When should it end?';
export const lastDay = 'Its last day';
