export const messages = {
  free: 'חינם',
};
