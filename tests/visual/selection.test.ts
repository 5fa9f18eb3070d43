import { describe, expect, it } from 'vitest';
import { select } from './selection.mjs';

const story = (id: string) => ({ id, title: id, importPath: id });
const stories = ['a-line--full', 'a-line--full-gift', 'a-linelist--full'].map(story);
const pictures = stories.flatMap(({ id }) => [
  { story: id, mode: 'desktop' as const },
  { story: id, mode: 'dark' as const },
]);
const chosen = (...names: string[]) => {
  const found = select(names, stories, pictures);
  return {
    stories: found.stories.map(({ id }) => id),
    pictures: found.pictures.map((picture) => `${picture.story}.${picture.mode}`),
  };
};

describe('what is named', () => {
  it('is a story by its id, and none that only begins like it', () => {
    expect(chosen('a-line--full')).toEqual({
      stories: ['a-line--full'],
      pictures: ['a-line--full.desktop', 'a-line--full.dark'],
    });
  });

  it('is one picture of a story by its mode', () => {
    expect(chosen('a-line--full.dark')).toEqual({
      stories: ['a-line--full'],
      pictures: ['a-line--full.dark'],
    });
  });

  it('is a component with all its stories', () => {
    expect(chosen('a-line').stories).toEqual(['a-line--full', 'a-line--full-gift']);
  });

  it('is several, each once', () => {
    expect(chosen('a-line', 'a-linelist--full', 'a-line--full.dark').stories).toEqual([
      'a-line--full',
      'a-line--full-gift',
      'a-linelist--full',
    ]);
  });

  it('is everything where nothing is named', () => {
    expect(chosen().pictures).toHaveLength(6);
  });

  it('is refused where nothing has that name, with what is like it', () => {
    expect(() => chosen('line--fu')).toThrow(
      'No story, component or picture is called "line--fu". Did you mean a-line--full, a-line--full-gift,',
    );
    expect(() => chosen('a-line--full.sepia')).toThrow('Did you mean a-line--full,');
    expect(() => chosen('nowhere')).toThrow('storybook-static/index.json has all ids.');
  });
});
