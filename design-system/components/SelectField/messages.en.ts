export const select = (what: string) => `Select your ${what}`;
export const nothingFound = 'Nothing in the list has these letters.';
