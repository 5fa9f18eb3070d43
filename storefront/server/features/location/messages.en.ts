export const messages = {
  chooseCountry: 'Please choose a country.',
};
