import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../.storybook/pictures.mjs';
import { visitsOf } from './visits.mjs';

const story = (id: string, tags: string[] = [], title = 'Widgets/BagLine') => ({
  id,
  title,
  importPath: `./${title}.stories.tsx`,
  tags,
});

describe('the visits to a story', () => {
  const all = { all: true };

  const visited = (...stories: ReturnType<typeof story>[]) =>
    visitsOf(stories, picturesOf(stories), all).map(({ story: id, setting, pictures }) => [
      `${id} on a ${setting}`,
      ...pictures.map(({ mode }) => mode),
    ]);

  it('are one for each width, where it is dressed in all modes of that width', () => {
    expect(visited(story('first'))).toEqual([
      ['first on a desktop', 'desktop', 'dark', 'rtl', 'forced-colors', 'large-text', 'hover'],
      ['first on a phone', 'dense'],
      ['first on a tablet', 'tablet'],
      ['first on a laptop', 'laptop'],
    ]);
  });

  it('are one for a gallery, whose size may change as it stands, and which nobody looks at again', () => {
    const gallery = story('gallery', ['gallery']);
    const [visit, ...others] = visitsOf([gallery], picturesOf([gallery]), all);
    expect(others).toEqual([]);
    expect(visit).toMatchObject({ setting: 'desktop', audited: false });
    expect(visit?.pictures.map(({ mode }) => mode)).toContain('dense');
  });

  it('are one for each mode that places what it opens, colours apart', () => {
    const placed = story('placed', ['placed'], 'Components/Popover');
    expect(visited(placed)).toEqual([
      ['placed on a desktop', 'desktop', 'dark', 'hover', 'focus', 'active', 'motion'],
      ['placed on a tablet', 'tablet'],
      ['placed on a laptop', 'laptop'],
      ['placed on a rtl', 'rtl'],
      ['placed on a forced-colors', 'forced-colors'],
      ['placed on a large-text', 'large-text'],
      ['placed on a dense', 'dense'],
    ]);
  });

  it('are one of its own for a screen in Hebrew, after all that are in English', () => {
    const screens = ['Screens/Home', 'Screens/Bag'].map((title) => story(title, [], title));
    expect(visited(...screens)).toEqual([
      ['Screens/Home on a desktop', 'desktop', 'dark'],
      ['Screens/Bag on a desktop', 'desktop', 'dark'],
      ['Screens/Home on a phone', 'phone'],
      ['Screens/Bag on a phone', 'phone'],
      ['Screens/Home on a tablet', 'tablet'],
      ['Screens/Bag on a tablet', 'tablet'],
      ['Screens/Home on a hebrew', 'hebrew'],
      ['Screens/Bag on a hebrew', 'hebrew'],
    ]);
  });

  it('are one for a story without a picture, where all are asked for', () => {
    const plain = story('plain', ['unpictured'], 'Components/Button');
    expect(visitsOf([plain], [], all)).toEqual([
      { story: 'plain', setting: 'desktop', audited: true, pictures: [] },
    ]);
    expect(visitsOf([plain], [], { all: false })).toEqual([]);
  });

  it('take every picture once', () => {
    const stories = [story('first'), story('second', ['dark', 'scrolled'])];
    const pictures = picturesOf(stories);
    const taken = visitsOf(stories, pictures, all).flatMap((visit) => visit.pictures);
    expect(new Set(taken)).toEqual(new Set(pictures));
    expect(taken).toHaveLength(pictures.length);
  });
});
