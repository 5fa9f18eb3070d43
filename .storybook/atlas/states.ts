import type { modes } from '../modes.mjs';
import { overviewOf, picturesOf } from '../pictures.mjs';

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

/** What a screen or widget must be seen in, with the names of stories that show it. */
const named = {
  Customer: /customer|signed in/i,
  Empty: /empty|nothing|none|no results|not chosen/i,
  Loading: /loading|busy|slow|sending|waiting|checking/i,
  Error: /fail|error|refus|invalid|sold out|unavailable|unknown|not found|declined|offline|broken/i,
  Hebrew: /hebrew|mixed scripts|right to left/i,
} as const;

/** The atlas's columns. Dark and Mobile show the overview of the file, which is pictured in both. */
export const states = [
  'Guest',
  ...(Object.keys(named) as (keyof typeof named)[]),
  'Dark',
  'Mobile',
] as const;
export type State = (typeof states)[number];

/** A story with the settings it is opened in and the picture that is kept of it, if any. */
export interface AtlasCell {
  id: string;
  globals: string;
  /** Its file's name; a story without one is only led to. */
  picture?: string;
}

/** A widget or screen with the story that shows each state; a state without one is missing. */
export interface AtlasRow {
  title: string;
  stories: Partial<Record<State, AtlasCell>>;
}

/** Makes the cells of stories, each with its picture where one is kept. */
function cellsWith(kept: Set<string>) {
  return ({ id }: IndexEntry, mode: ModeName, globals = ''): AtlasCell => {
    const picture = `${id}.${mode}`;
    return { id, globals, ...(kept.has(picture) && { picture }) };
  };
}

function rowOf(title: string, entries: IndexEntry[], kept: Set<string>): AtlasRow {
  const cellOf = cellsWith(kept);
  const stories: AtlasRow['stories'] = {};
  const [first] = entries;
  const overview = overviewOf(entries);
  if (first && overview) {
    stories.Guest = cellOf(first, 'desktop');
    stories.Dark = cellOf(overview, 'dark', 'theme:dark');
    const phone = kept.has(`${overview.id}.phone`) ? 'phone' : 'dense';
    stories.Mobile = cellOf(overview, phone, 'viewport.value:phone');
  }
  for (const [state, names] of Object.entries(named) as [keyof typeof named, RegExp][]) {
    const found = entries.find(({ name }) => names.test(name));
    if (found) stories[state] = cellOf(found, 'desktop');
  }
  return { title, stories };
}

/** The rows of the atlas: screens first, then widgets, each by its title. */
export function atlasOf(entries: IndexEntry[]): AtlasRow[] {
  const shown = entries.filter(
    ({ type, title }) => type === 'story' && /^(Screens|Widgets)\//.test(title),
  );
  const kept = new Set(picturesOf(shown).map(({ story, mode }) => `${story}.${mode}`));
  const titles = [...new Set(shown.map(({ title }) => title))].sort();
  return titles.map((title) =>
    rowOf(
      title,
      shown.filter((entry) => entry.title === title),
      kept,
    ),
  );
}

/** How many cells the rows have, and how many of them show something. */
export function coverage(rows: AtlasRow[]): { cells: number; shown: number } {
  const shown = rows.reduce((count, { stories }) => count + Object.keys(stories).length, 0);
  return { cells: rows.length * states.length, shown };
}
