export const messages = {
  tooManyDeclines:
    'Several payments were declined, so we take no card for a quarter of an hour, to keep cards safe from being tried out. Nothing was charged, and everything you entered is kept: please try again then.',
  notPlaced: 'Your order could not be placed just now. Please send it again.',

  declined: 'Your bank declined this card. Please try another one.',
  bankSilent: 'The bank has not answered us. Please send your order again: you pay once only.',
  unknownCard: 'We do not know this card. Please enter it again.',
  numberWrong: 'Please check the card number.',
  cardExpired: 'This card has expired.',
  securityCodeWrong: (digits: number) => `The security code of this card has ${digits} digits.`,
};
