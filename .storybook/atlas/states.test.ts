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
  story('Widgets/BagLine', 'In The Bag', ['state-guest']),
  story('Widgets/BagLine', 'Mixed Scripts', ['state-hebrew']),
  story('Widgets/BagLine', 'Busy', ['unpictured', 'state-loading']),
  story('Widgets/BagLine', 'Loading Nothing'),
  story('Widgets/BagLine', 'Gallery', ['gallery']),
  story('Screens/Home', 'Guest', ['state-guest']),
  story('Screens/Home', 'Customer', ['state-customer']),
  story('Screens/Home', 'Emptied', ['state-empty', 'state-error']),
  story('Components/Button', 'Primary'),
  { ...story('Widgets/BagLine', 'Docs'), type: 'docs' },
];
const reasons = { 'Screens/Home': { loading: 'It comes whole.' } };
const kept = {
  'widgets-bagline--gallery.dark': 'widgets-bagline--gallery.dark',
  'widgets-bagline--in-the-bag.desktop': 'widgets-bagline--mixed-scripts.desktop',
  'screens-home--guest.phone': 'screens-home--guest.phone',
};

describe('the state atlas', () => {
  const rows = atlasOf(index, reasons, kept);

  it('has a row for each screen and widget, screens first', () => {
    expect(rows.map(({ title }) => title)).toEqual(['Screens/Home', 'Widgets/BagLine']);
  });

  it('finds the story that declares a state, whatever it is called', () => {
    expect(rows[0]?.stories).toMatchObject({
      guest: { id: 'screens-home--guest' },
      customer: { id: 'screens-home--customer' },
      empty: { id: 'screens-home--emptied' },
      error: { id: 'screens-home--emptied' },
    });
    expect(rows[1]?.stories).toMatchObject({
      hebrew: { id: 'widgets-bagline--mixed-scripts' },
      loading: { id: 'widgets-bagline--busy' },
    });
    expect(rows[1]?.stories.empty).toBeUndefined();
  });

  it('shows the overview in the dark and on a phone, with the picture that is kept of it', () => {
    expect(rows[1]?.stories.dark).toEqual({
      id: 'widgets-bagline--gallery',
      globals: 'theme:dark',
      picture: 'widgets-bagline--gallery.dark',
    });
    expect(rows[0]?.stories.mobile).toEqual({
      id: 'screens-home--guest',
      globals: 'viewport.value:phone',
      picture: 'screens-home--guest.phone',
    });
  });

  it('shows the picture of another story where it looks the same', () => {
    expect(rows[1]?.stories.guest?.picture).toBe('widgets-bagline--mixed-scripts.desktop');
  });

  it('names no picture of which no file is there, whatever is taken', () => {
    expect(rows[0]?.stories.guest).toEqual({ id: 'screens-home--guest', globals: '' });
    expect(rows[1]?.stories.loading).toEqual({ id: 'widgets-bagline--busy', globals: '' });
  });

  it('takes no story for a guest’s that does not say so', () => {
    const [row] = atlasOf([story('Widgets/BagLine', 'In The Bag')], {}, {});
    expect(row?.stories.guest).toBeUndefined();
  });

  it('says why a state does not apply, leaves the others missing, and counts both', () => {
    expect(rows[0]?.reasons).toEqual({ loading: 'It comes whole.' });
    expect(rows[0]?.stories.hebrew).toBeUndefined();
    expect(coverage(rows)).toEqual({ cells: 16, shown: 11, excused: 1 });
  });
});
