export const messages = {
  numberMissing: 'Please enter your card number.',
  numberWrong: 'Please check the card number.',
  expiryMissing: 'Please enter the expiry date.',
  expiryWrong: 'Please enter the expiry as MM/YY.',
  securityCodeMissing: 'Please enter the security code.',
  securityCodeWrong: 'The security code has 3 or 4 digits.',
};
