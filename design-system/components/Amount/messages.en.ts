export const about = 'about ';
