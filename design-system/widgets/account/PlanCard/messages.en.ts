export const soldOut = 'Sold out';
