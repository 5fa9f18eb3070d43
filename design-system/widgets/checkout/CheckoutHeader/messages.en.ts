export const home = 'Otzar, home';
