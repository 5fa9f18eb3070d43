export const messages = {
  idsWrong: 'Please name up to 50 ids.',
};
