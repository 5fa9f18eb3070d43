export const messages = {
  tooEarly: 'Please choose today or a later day.',
  tooLate: 'Please choose a day within the next year.',
  /** Stands after the name of the design. */
  for: (recipient: string) => `for ${recipient}`,
};
