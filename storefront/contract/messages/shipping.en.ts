export const messages = {
  zipMissing: 'Please enter a zip code.',
};
