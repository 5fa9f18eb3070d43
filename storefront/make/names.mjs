import { NotMade } from './changes.mjs';

/** `GiftIdeas`, `giftIdeas` and `gift_ideas` as `['gift', 'ideas']`. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** As files are called: `gift-ideas`. */
export const fileName = (name) => wordsOf(name).join('-');

/** As variables are called: `giftIdeas`. */
export const variableName = (name) => {
  const [first, ...others] = wordsOf(name);
  return [first, ...others.map(capital)].join('');
};

/** As people read it: `Gift ideas`. */
export const words = (name) => capital(wordsOf(name).join(' '));

/** @throws {NotMade} unless it is a name such as `GiftIdeas` */
export function checkPascalCase(name, command) {
  if (!name || !/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new NotMade(`"${name ?? ''}" is no name in PascalCase: write "npm run ${command}".`);
}
