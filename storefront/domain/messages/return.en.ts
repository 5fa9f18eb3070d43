export const messages = {
  notInOrder: 'This is not in your order.',
  bought: (count: number) => `You bought ${count} of it.`,
  returnable: (count: number) => `Only ${count} of it can be returned.`,
};
