export const messages = {
  delivery: 'Delivery',
  estimatedTotal: 'Estimated total',
};
