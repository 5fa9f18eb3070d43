export const messages = {
  notMade: 'It is not made in what you have chosen. Please choose something else.',
};
