export const messages = {
  tooFew: 'נא להזין כמות של 1 לפחות.',
};
