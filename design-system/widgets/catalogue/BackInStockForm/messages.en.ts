export const title = 'Mail me when it is back';
export const lead = 'One letter, once it is in stock again, and no other.';
export const email = 'E-mail address';
export const ask = 'Mail me';
