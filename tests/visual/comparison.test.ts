import { describe, expect, it } from 'vitest';
import { commitFor, foreignTo } from './comparison.mjs';

const here = { platform: 'linux', browserMajor: 156 };
const names = (found: { name: string }[]) => found.map(({ name }) => name);
const pictures = [{ name: 'bag--full.desktop' }, { name: 'list--new.desktop' }];
const kept = { here, isKept: () => true };

describe('a kept picture is compared with', () => {
  it.each([
    ['this browser', here, []],
    ['an older browser', { ...here, browserMajor: 155 }, names(pictures)],
    ['a newer browser', { ...here, browserMajor: 157 }, names(pictures)],
    ['the same browser of another system', { ...here, platform: 'darwin' }, names(pictures)],
  ])('unless it was not drawn by this browser here: %s', (_, drawnWith, foreign) => {
    expect(names(foreignTo(pictures, { ...kept, drawnWith: () => drawnWith }))).toEqual(foreign);
  });

  it('by itself: one may be drawn by another browser than the others', () => {
    const mac = { ...here, platform: 'darwin' };
    const drawnWith = (name: string) => (name === 'bag--full.desktop' ? here : mac);
    expect(names(foreignTo(pictures, { ...kept, drawnWith }))).toEqual(['list--new.desktop']);
  });

  it('only where it is kept: what is new here is new on every machine', () => {
    const known = {
      here,
      drawnWith: () => ({ ...here, browserMajor: 150 }),
      isKept: (name: string) => name !== 'list--new.desktop',
    };
    expect(names(foreignTo(pictures, known))).toEqual(['bag--full.desktop']);
  });

  it('where nothing says what drew it', () => {
    expect(foreignTo(pictures, { ...kept, drawnWith: () => undefined })).toEqual([]);
  });
});

describe('the commit that shows how a picture should look', () => {
  const accepted = { commit: 'later', files: new Set(['baselines/bag.webp']) };

  it('is the base', () => {
    expect(commitFor(['baselines/bag.webp'], { base: 'first' })).toBe('first');
    expect(commitFor(['baselines/list.webp'], { base: 'first', accepted })).toBe('first');
  });

  it('is the one that kept it where that came after', () => {
    expect(commitFor(['baselines/bag.webp'], { base: 'first', accepted })).toBe('later');
  });

  it('is the one that kept the picture that it looks like', () => {
    const files = ['baselines/line.webp', 'baselines/line.same', 'baselines/bag.webp'];
    expect(commitFor(files, { base: 'first', accepted })).toBe('later');
  });
});
