/**
 * What the story index says of a story, as far as its pictures need it.
 * @typedef {{ id: string, title: string, importPath: string, tags?: string[] }} IndexedStory
 * @typedef {keyof typeof import('../../.storybook/modes.mjs').modes} ModeName
 */

/** Modes that change no more than colours: a story wears them one after another. */
const worn = ['desktop', 'dark'];

/** Modes that a story's tag of the same name asks for. @type {ModeName[]} */
const byTag = ['dark', 'rtl', 'forced-colors', 'large-text'];

/** What the first story of a file is taken in, by what it is; words and colours of a screen are its widgets'. */
const ofFirst = {
  Tokens: ['desktop', 'dark'],
  Foundations: ['desktop', ...byTag],
  Components: ['desktop', ...byTag],
  Widgets: ['desktop', 'phone', ...byTag],
  Screens: ['desktop', 'phone', 'dark', 'rtl'],
};

/** Sections whose first story is seen on a phone alone where it is `unpictured`: it is laid out there, of known parts. */
const laidOut = ['Widgets', 'Screens'];

/** @param {IndexedStory} story @param {boolean} first @returns {ModeName[]} */
function modesOf({ title, tags = [] }, first) {
  const [section] = title.split('/');
  if (first && tags.includes('unpictured') && laidOut.includes(section)) return ['phone'];
  const asked = [
    ...(first ? ofFirst[section] : ['desktop']),
    ...(tags.includes('responsive') ? ['phone'] : []),
    ...byTag.filter((mode) => tags.includes(mode)),
  ];
  return !first && tags.includes('unpictured') ? [] : [...new Set(asked)];
}

/**
 * Which pictures are taken: each story once on a desktop; the first of each file also in the modes
 * that may change it, so that each widget is seen on a phone, in the dark, from right to left, in
 * forced colours and with text twice as large; others in the modes that their tags ask for
 * (`responsive` for a phone, `unpictured` for none, or the phone alone for the first of a widget or a screen).
 * @param {IndexedStory[]} stories in the order of the index
 * @returns {{ story: string, mode: ModeName }[]}
 */
export function picturesOf(stories) {
  const seen = new Set();
  return stories.flatMap((story) => {
    const first = !seen.has(story.importPath);
    seen.add(story.importPath);
    return modesOf(story, first).map((mode) => ({ story: story.id, mode }));
  });
}

/**
 * Gathers pictures that need a story to be shown but once: a story takes longer to show than to take.
 * @param {{ story: string, mode: ModeName }[]} pictures
 * @returns {{ story: string, setting: ModeName, modes: ModeName[] }[]} with the mode to show it in
 */
export function visitsOf(pictures) {
  const visits = new Map();
  for (const { story, mode } of pictures) {
    const setting = worn.includes(mode) ? worn[0] : mode;
    const key = `${story}.${setting}`;
    if (!visits.has(key)) visits.set(key, { story, setting, modes: [] });
    visits.get(key).modes.push(mode);
  }
  return [...visits.values()];
}
