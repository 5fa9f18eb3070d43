export const messages = {
  tooMany: 'A list holds at most 500 different items.',
};
