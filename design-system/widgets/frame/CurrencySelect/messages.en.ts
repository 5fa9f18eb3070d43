export const currency = 'Currency';
export const changing = 'Changing the currency…';
