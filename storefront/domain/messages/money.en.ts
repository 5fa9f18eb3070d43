export const messages = {
  free: 'Free',
};
