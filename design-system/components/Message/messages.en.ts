export const close = 'Close message';
