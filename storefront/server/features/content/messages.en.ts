export const messages = {
  noPage: 'We have no such page.',
};
