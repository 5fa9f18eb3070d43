export const messages = {
  locale: 'en',
  codes: {
    zip: 'ZIP code',
    postcode: 'Postcode',
    postal: 'Postal code',
    eircode: 'Eircode',
    pin: 'PIN code',
  },
  fiveDigits: 'Please enter a zip code of 5 digits.',
  sevenDigits: 'Please enter a postal code of 7 digits.',
  like: {
    postcode: (example: string) => `Please enter a postcode like ${example}.`,
    postal: (example: string) => `Please enter a postal code like ${example}.`,
    eircode: (example: string) => `Please enter an Eircode like ${example}.`,
    pin: (example: string) => `Please enter a PIN code like ${example}.`,
  },
};
