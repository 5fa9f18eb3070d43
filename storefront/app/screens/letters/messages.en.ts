export const letters = 'Letters from the shop';
