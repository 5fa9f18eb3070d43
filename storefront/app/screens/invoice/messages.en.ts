export const invoice = 'Invoice';
