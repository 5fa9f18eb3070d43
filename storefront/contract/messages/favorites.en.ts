export const messages = {
  tooMany: 'Please send at most 1,000 favorites at once.',
};
