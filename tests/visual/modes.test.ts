import { describe, expect, it } from 'vitest';
import { modes } from '../../.storybook/modes.mjs';
import { picturesOf, visitsOf } from './modes.mjs';

const story = (id: string, tags: string[] = [], title = 'Widgets/BagLine') => ({
  id,
  title,
  importPath: `./${title}.stories.tsx`,
  tags,
});
const modesFor = (id: string, ...stories: ReturnType<typeof story>[]) =>
  picturesOf(stories)
    .filter((picture) => picture.story === id)
    .map(({ mode }) => mode);

describe('the pictures of a story', () => {
  it('are all there are for the first of its file', () => {
    expect(modesFor('first', story('first'))).toEqual(Object.keys(modes));
  });

  it('is one on a desktop for the others', () => {
    expect(modesFor('second', story('first'), story('second'))).toEqual(['desktop']);
  });

  it('are taken on a phone too where the layout differs, and as its tags ask', () => {
    const tagged = story('second', ['responsive', 'dark', 'dev']);
    expect(modesFor('second', story('first'), tagged)).toEqual(['desktop', 'phone', 'dark']);
  });

  it('are none where it shows nothing of its own, or the phone alone if it is the first', () => {
    const plain = story('second', ['unpictured']);
    expect(modesFor('second', story('first'), plain)).toEqual([]);
    expect(modesFor('second', plain)).toEqual(['phone']);
  });

  it('of a component has no phone, unless its layout differs there', () => {
    const plain = story('first', [], 'Components/Button');
    expect(modesFor('first', plain)).not.toContain('phone');
    expect(modesFor('first', { ...plain, tags: ['responsive'] })).toContain('phone');
  });

  it('are four for the first of a screen, and one for its other states', () => {
    const [first, second] = ['first', 'second'].map((id) => story(id, [], 'Screens/Home'));
    if (!first || !second) throw new Error('Two stories were asked for.');
    expect(modesFor('first', first, second)).toEqual(['desktop', 'phone', 'dark', 'rtl']);
    expect(modesFor('second', first, second)).toEqual(['desktop']);
  });
});

describe('the visits to a story', () => {
  it('take what only dresses it otherwise in one, and another width or direction apart', () => {
    const visits = visitsOf(picturesOf([story('first')]));
    expect(visits).toEqual([
      { story: 'first', setting: 'desktop', modes: ['desktop', 'dark'] },
      { story: 'first', setting: 'phone', modes: ['phone'] },
      { story: 'first', setting: 'rtl', modes: ['rtl'] },
      { story: 'first', setting: 'forced-colors', modes: ['forced-colors'] },
      { story: 'first', setting: 'large-text', modes: ['large-text'] },
    ]);
  });

  it('take every picture once', () => {
    const pictures = picturesOf([story('first'), story('second', ['dark'])]);
    const taken = visitsOf(pictures).flatMap((visit) =>
      visit.modes.map((mode) => `${visit.story}.${mode}`),
    );
    expect(taken.sort()).toEqual(
      pictures.map((picture) => `${picture.story}.${picture.mode}`).sort(),
    );
  });
});
