export const pickup = 'Pickup';
export const fullName = 'Full name';
export const email = 'E-mail address';
export const phone = 'Phone';
export const phoneHint = 'For the day of pickup only.';
