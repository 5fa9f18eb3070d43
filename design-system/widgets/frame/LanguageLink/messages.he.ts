export const code = 'en';
export const name = 'English';
