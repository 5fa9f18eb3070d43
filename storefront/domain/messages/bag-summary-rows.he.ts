export const messages = {
  delivery: 'משלוח',
  estimatedTotal: 'סך הכול משוער',
};
