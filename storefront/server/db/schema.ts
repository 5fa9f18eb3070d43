/** Every table of the shop: what it sells, whom it knows, and what its shoppers did. */
export * from './catalogue-tables.ts';
export * from './customer-tables.ts';
export * from './discount-tables.ts';
export * from './gift-card-tables.ts';
export * from './mail-tables.ts';
export * from './order-tables.ts';
export * from './payment-tables.ts';
