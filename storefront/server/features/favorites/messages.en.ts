export const messages = {
  tooMany: 'That is more than 1,000 favorites. Please let some go first.',
};
