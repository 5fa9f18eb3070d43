export const code = 'en';
export const name = 'English';
export const samePage = '\u2068English\u2069: העמוד הזה באנגלית';
