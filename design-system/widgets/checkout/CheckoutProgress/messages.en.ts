export const steps = 'Checkout steps';
