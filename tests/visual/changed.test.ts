import { describe, expect, it } from 'vitest';
import { storiesReaching } from './changed.mjs';

const story = (importPath: string) => ({ id: importPath, title: importPath, importPath });
const button = story('./design-system/components/Button/Button.stories.tsx');
const bagLine = story('./design-system/widgets/BagLine/BagLine.stories.tsx');
const home = story('./storefront/app/routes/home.stories.tsx');
const stories = [button, bagLine, home];

describe('the stories that can reach a change', () => {
  it('are those of the changed file', () => {
    expect(storiesReaching(stories, [bagLine.importPath.slice(2)])).toEqual([bagLine]);
  });

  it('are those that use it through others, by its path or by its package', () => {
    const price = 'design-system/components/Price/Price.tsx';
    expect(storiesReaching(stories, [price])).toEqual([bagLine, home]);
    const hero = 'design-system/widgets/Hero/Hero.tsx';
    expect(storiesReaching(stories, [hero])).toEqual([home]);
  });

  it('are all when what all stand on has changed', () => {
    expect(storiesReaching(stories, ['tokens/color.tokens.json'])).toEqual(stories);
  });

  it('are none when nothing of theirs has changed', () => {
    expect(storiesReaching(stories, ['storefront/server/main.ts'])).toEqual([]);
  });
});
