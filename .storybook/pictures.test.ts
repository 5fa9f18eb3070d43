import { describe, expect, it } from 'vitest';
import { modes } from './modes.mjs';
import { picturesOf } from './pictures.mjs';

const story = (id: string, tags: string[] = [], title = 'Widgets/BagLine') => ({
  id,
  title,
  importPath: `./${title}.stories.tsx`,
  tags,
});
const gallery = (title?: string) => story('gallery', ['gallery'], title);

const picturesFor = (id: string, ...stories: ReturnType<typeof story>[]) =>
  picturesOf(stories).filter((picture) => picture.story === id);
const inEach = ['dense', 'tablet', 'laptop', 'dark', 'rtl', 'forced-colors', 'large-text', 'hover'];
const modesFor = (...args: Parameters<typeof picturesFor>) =>
  picturesFor(...args).map(({ mode }) => mode);

describe('the pictures of a story', () => {
  it('of a component are all there are for the gallery of its file, in a smaller size', () => {
    const title = 'Components/Button';
    const pictures = picturesFor('gallery', story('first', [], title), gallery(title));
    const others = ['phone', 'print', 'scrolled', 'hebrew'];
    const all = Object.keys(modes).filter((mode) => !others.includes(mode));
    expect(pictures.map(({ mode }) => mode).toSorted()).toEqual(all.toSorted());
    expect(pictures.every(({ reduced }) => reduced)).toBe(true);
  });

  it('of a widget are its sizes and colours for the gallery', () => {
    expect(modesFor('gallery', story('first'), gallery())).toEqual(inEach);
  });

  it('is one on a desktop for the others, in full', () => {
    const full = [{ story: 'first', mode: 'desktop', reduced: false }];
    expect(picturesFor('first', story('first'), story('second'), gallery())).toEqual(full);
  });

  it('are those of a gallery for the first of a file that has none', () => {
    expect(modesFor('first', story('first'), story('second'))).toEqual(['desktop', ...inEach]);
  });

  it('are its colours and its phone for each variant that no gallery shows', () => {
    expect(modesFor('second', story('first'), story('second'))).toEqual([
      'desktop',
      'phone',
      'dark',
      'rtl',
      'forced-colors',
    ]);
  });

  it('are taken on a phone too where the layout differs, and as its tags ask', () => {
    const tags = ['responsive', 'dark', 'hover', 'focus', 'active', 'print', 'dev'];
    const asking = story('second', tags);
    const asked = ['desktop', 'phone', 'dark', 'hover', 'focus', 'active', 'print'];
    expect(modesFor('second', story('first'), asking, gallery())).toEqual(asked);
  });

  it('are none where it shows nothing of its own, be it the overview of its file', () => {
    const plain = story('second', ['unpictured']);
    expect(modesFor('second', story('first'), plain)).toEqual([]);
    expect(modesFor('second', plain)).toEqual([]);
  });

  it('are one on a phone where only its layout there is its own', () => {
    const laidOut = story('second', ['phone-only']);
    const onPhone = [{ story: 'second', mode: 'phone', reduced: true }];
    expect(picturesFor('second', laidOut)).toEqual(onPhone);
    expect(picturesFor('second', story('first'), laidOut)).toEqual(onPhone);
  });

  it('are five for the first of a screen, and one for its other states', () => {
    const [first, second] = ['first', 'second'].map((id) => story(id, [], 'Screens/Home'));
    if (!first || !second) throw new Error('Two stories were asked for.');
    expect(modesFor('first', first, second)).toEqual([
      'desktop',
      'phone',
      'tablet',
      'dark',
      'hebrew',
    ]);
    expect(modesFor('second', first, second)).toEqual(['desktop']);
  });

  it('are one in Hebrew for each screen, be only its layout on a phone its own', () => {
    const [first, second] = ['first', 'second'].map((id) =>
      story(id, ['phone-only'], 'Screens/Orders'),
    );
    if (!first || !second) throw new Error('Two stories were asked for.');
    expect(picturesFor('first', first, second)).toEqual([
      { story: 'first', mode: 'phone', reduced: true },
      { story: 'first', mode: 'hebrew', reduced: true },
    ]);
    expect(modesFor('second', first, second)).toEqual(['phone']);
  });
});
