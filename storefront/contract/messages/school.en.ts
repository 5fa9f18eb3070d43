export const messages = {
  countryMissing: 'Choose the country of the school.',
  zipMissing: 'Enter the zip code of the school.',
};
