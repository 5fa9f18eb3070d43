import { describe, expect, it } from 'vitest';
import { atlasOf, coverage, type IndexEntry } from './states.ts';

const story = (title: string, name: string, tags: string[] = []): IndexEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[^a-z-]+/g, '-'),
  title,
  name,
  type: 'story',
  importPath: `./${title}.stories.tsx`,
  tags,
});

const index: IndexEntry[] = [
  story('Widgets/BagLine', 'In The Bag'),
  story('Widgets/BagLine', 'Mixed Scripts'),
  story('Widgets/BagLine', 'Busy', ['unpictured']),
  story('Widgets/BagLine', 'Gallery', ['gallery']),
  story('Screens/Home', 'Guest'),
  story('Screens/Home', 'Customer'),
  story('Screens/Home', 'Empty'),
  story('Components/Button', 'Primary'),
  { ...story('Widgets/BagLine', 'Docs'), type: 'docs' },
];

describe('the state atlas', () => {
  const rows = atlasOf(index);

  it('has a row for each screen and widget, screens first', () => {
    expect(rows.map(({ title }) => title)).toEqual(['Screens/Home', 'Widgets/BagLine']);
  });

  it('finds the story of a state by its name', () => {
    expect(rows[0]?.stories).toMatchObject({
      Guest: { id: 'screens-home--guest' },
      Customer: { id: 'screens-home--customer' },
      Empty: { id: 'screens-home--empty' },
    });
    expect(rows[1]?.stories).toMatchObject({
      Hebrew: { id: 'widgets-bagline--mixed-scripts' },
      Loading: { id: 'widgets-bagline--busy' },
    });
  });

  it('shows the overview in the dark and on a phone, with the picture that is kept of it', () => {
    expect(rows[1]?.stories.Dark).toEqual({
      id: 'widgets-bagline--gallery',
      globals: 'theme:dark',
      picture: 'widgets-bagline--gallery.dark',
    });
    expect(rows[0]?.stories.Mobile).toEqual({
      id: 'screens-home--guest',
      globals: 'viewport.value:phone',
      picture: 'screens-home--guest.phone',
    });
  });

  it('names no picture of a story that none is kept of', () => {
    expect(rows[1]?.stories.Guest?.picture).toBe('widgets-bagline--in-the-bag.desktop');
    expect(rows[1]?.stories.Loading).toEqual({ id: 'widgets-bagline--busy', globals: '' });
  });

  it('leaves a state without a story missing, and counts it', () => {
    expect(rows[0]?.stories.Error).toBeUndefined();
    expect(coverage(rows)).toEqual({ cells: 16, shown: 10 });
  });
});
