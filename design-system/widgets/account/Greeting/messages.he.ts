export const direction = 'rtl';
export const hello = 'שלום, ';
export const helloGuest = 'שלום לך';
