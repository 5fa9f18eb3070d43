export const messages = {
  unknown: 'Fast and easy shipping options available around the world',
  all: 'Free Shipping on all orders',
  over: (threshold: string) => `Free Shipping over ${threshold} on Most Orders`,
};
