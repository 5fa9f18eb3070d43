export const messages = {
  idsWrong: 'נא לציין עד 50 מזהים.',
};
