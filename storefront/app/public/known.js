export const known = 'As it left the shop.';
