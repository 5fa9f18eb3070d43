import { intoList } from './lists.mjs';

/** What is said where the name is missing, in each language. */
const nameMissing = { en: 'Please enter a name.', he: 'נא להזין שם.' };

/** Both languages of a feature's part of the contract. */
const inBothLanguages = (feature) => `import { inLanguage } from '../language.ts';
import { messages as en } from './${feature}.en.ts';
import { messages as he } from './${feature}.he.ts';

export const messages = inLanguage(en, he);
`;

/**
 * Adds what the contract says of what is sent to what it says of it already.
 * @param {import('./changes.mjs').Changes} changes
 * @param {string} home of the feature's messages, without an ending
 * @param {string} feature
 */
export function addMessages(changes, home, feature) {
  if (!changes.has(`${home}.ts`)) changes.create(`${home}.ts`, inBothLanguages(feature));
  for (const [language, sentence] of Object.entries(nameMissing)) {
    const path = `${home}.${language}.ts`;
    if (!changes.has(path)) changes.create(path, 'export const messages = {\n};\n');
    changes.edit(path, (text) =>
      text.includes('nameMissing:')
        ? text
        : intoList(text, {
            opening: 'export const messages = {',
            entry: `nameMissing: '${sentence}',`,
          }),
    );
  }
}
