export const messages = {
  pickupNameMissing: 'Please enter the name of the person who picks it up.',
  pickupPhoneMissing: 'Please enter a phone number for the day of pickup.',
  tooFew: 'Please enter a quantity of at least 1.',
  bagEmpty: 'Your bag is empty.',
  tooManyItems: 'One order holds at most 500 different items.',
  tooManyGiftCards: 'One order takes at most 20 gift cards.',
  cardMissing: 'Please enter a card.',
};
