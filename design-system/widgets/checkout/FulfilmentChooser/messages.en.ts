export const howToGetIt = 'How would you like to get it?';
export const delivery = 'Delivery';
export const pickup = 'Store pickup';
