/** Every table of the shop: what it sells, and what its shoppers did. */
export * from './catalogue-tables.ts';
export * from './order-tables.ts';
