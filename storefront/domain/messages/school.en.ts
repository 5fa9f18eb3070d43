export const messages = {
  locale: 'en',
  noneIn: (country: string) =>
    `We have no school in ${country} yet. Choose another country, or write to us.`,
  countryMissing: 'Choose the country of the school.',
  zipMissing: 'Enter the zip code of the school.',
};
