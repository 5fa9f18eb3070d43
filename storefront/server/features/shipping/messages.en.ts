export const messages = {
  chooseCountry: 'Please choose a country.',
  unreached: (country: string) => `We can't send parcels to ${country} yet.`,
};
