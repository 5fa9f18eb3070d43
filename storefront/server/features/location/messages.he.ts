export const messages = {
  chooseCountry: 'נא לבחור ארץ.',
};
