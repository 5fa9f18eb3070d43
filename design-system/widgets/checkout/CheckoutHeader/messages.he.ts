export const home = '\u2068Otzar\u2069, דף הבית';
