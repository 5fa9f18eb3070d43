import type { modes } from '../modes.mjs';
import { overviewOf } from '../pictures.mjs';

type ModeName = keyof typeof modes;

/** An entry of the story index, as far as the atlas reads it. */
export interface IndexEntry {
  id: string;
  /** Where it stands in the menu, such as `Widgets/BagLine`. */
  title: string;
  /** The story's name, such as `No Picture`. */
  name: string;
  type: 'story' | 'docs';
  /** Its file, from the root. */
  importPath: string;
  tags?: string[];
}

/** What a story shows is declared by a tag of this beginning and the state: `state-empty`. */
export const STATE_TAG = 'state-';

/** What a screen or widget must be seen in; each is shown by a story that declares it, or does not apply. */
export const declarable = ['guest', 'customer', 'empty', 'loading', 'error', 'hebrew'] as const;

/** The atlas's columns. Dark and mobile show the overview of the file, which is pictured in both. */
export const states = [...declarable, 'dark', 'mobile'] as const;
export type State = (typeof states)[number];

/** The file of each kept picture, without its ending, by the picture's name. */
export type StoredPictures = Partial<Record<string, string>>;

/** A story with the settings it is opened in and the picture that is kept of it, if any. */
export interface AtlasCell {
  id: string;
  globals: string;
  /** Its file, without the ending; a story that has none is shown live. */
  picture?: string;
}

/** A widget or screen with the story that shows each state; what has neither story nor reason is missing. */
export interface AtlasRow {
  title: string;
  stories: Partial<Record<State, AtlasCell>>;
  /** Why states do not apply. */
  reasons: Partial<Record<State, string>>;
}

/** Whether stories that stand under this title have a row. */
export const inAtlas = (title: string): boolean => /^(Screens|Widgets)\//.test(title);

/** Makes the cells of stories, each with its picture where one is kept. */
function cellsWith(kept: StoredPictures) {
  return ({ id }: IndexEntry, mode: ModeName, globals = ''): AtlasCell => {
    const picture = kept[`${id}.${mode}`];
    return { id, globals, ...(picture && { picture }) };
  };
}

/** The story of a file that shows a state, if any: the first that declares it. */
export const storyOf = <S extends { tags?: string[] }>(
  stories: S[],
  state: (typeof declarable)[number],
): S | undefined => stories.find(({ tags }) => tags?.includes(`${STATE_TAG}${state}`));

function storiesOf(entries: IndexEntry[], kept: StoredPictures): AtlasRow['stories'] {
  const cellOf = cellsWith(kept);
  const stories: AtlasRow['stories'] = {};
  for (const state of declarable) {
    const found = storyOf(entries, state);
    if (found) stories[state] = cellOf(found, 'desktop');
  }
  const overview = overviewOf(entries);
  if (overview) {
    stories.dark = cellOf(overview, 'dark', 'theme:dark');
    const phone = kept[`${overview.id}.phone`] ? 'phone' : 'dense';
    stories.mobile = cellOf(overview, phone, 'viewport.value:phone');
  }
  return stories;
}

/**
 * The rows of the atlas: screens first, then widgets, each by its title.
 * @param entries the story index
 * @param reasons why states do not apply, by title
 * @param kept the pictures of which a file is there
 */
export function atlasOf(
  entries: IndexEntry[],
  reasons: Record<string, AtlasRow['reasons']>,
  kept: StoredPictures,
): AtlasRow[] {
  const shown = entries.filter(({ type, title }) => type === 'story' && inAtlas(title));
  const titles = [...new Set(shown.map(({ title }) => title))].sort();
  return titles.map((title) => {
    const own = shown.filter((entry) => entry.title === title);
    return { title, stories: storiesOf(own, kept), reasons: reasons[title] ?? {} };
  });
}

/** How many cells the rows have, how many of them show something, and to how many nothing applies. */
export function coverage(rows: AtlasRow[]): { cells: number; shown: number; excused: number } {
  const count = (part: 'stories' | 'reasons') =>
    rows.reduce((sum, row) => sum + Object.keys(row[part]).length, 0);
  return { cells: rows.length * states.length, shown: count('stories'), excused: count('reasons') };
}
