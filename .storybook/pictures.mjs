/**
 * What the story index says of a story, as far as its pictures need it.
 * @typedef {{ id: string, title: string, importPath: string, tags?: string[] }} IndexedStory
 * @typedef {keyof typeof import('./modes.mjs').modes} ModeName
 * @typedef {{ story: string, mode: ModeName, reduced: boolean }} Picture `reduced` ones are kept in a smaller size
 */

/** Modes that a story's tag of the same name asks for. @type {ModeName[]} */
const byTag = [
  'dark',
  'rtl',
  'forced-colors',
  'large-text',
  'hover',
  'focus',
  'active',
  'motion',
  'print',
  'scrolled',
];

/** What changes how anything looks, wherever it stands. @type {ModeName[]} */
const looks = ['dark', 'rtl', 'forced-colors', 'large-text', 'hover'];

/** The sizes beside the desktop: a phone's screen is a dense one. @type {ModeName[]} */
const sizes = ['dense', 'tablet', 'laptop'];

/** What each variant is taken in that no gallery shows, as it covers the page. @type {ModeName[]} */
const ofVariant = ['phone', 'dark', 'rtl', 'forced-colors'];

/** What the overview of a file is taken in; what a widget is made of has been focused, pressed and moved by itself. */
const ofOverview = {
  Tokens: ['desktop', 'dark'],
  Foundations: ['desktop', ...looks],
  Components: ['desktop', ...sizes, ...looks, 'focus', 'active', 'motion'],
  Widgets: [...sizes, ...looks],
  Screens: ['desktop', 'phone', 'tablet', 'dark', 'hebrew'],
};

/** Whether a story shows all stories of its file at once. @param {Pick<IndexedStory, 'tags'>} story */
export const isGallery = ({ tags = [] }) => tags.includes('gallery');

/** The story of a file that is seen in every mode: its gallery, or its first where it has none. */
export const overviewOf = (stories) => stories.find(isGallery) ?? stories[0];

/** Where a story stands in the menu, such as `Widgets`. */
const sectionOf = ({ title }) => title.split('/')[0];

const taggedModes = ({ tags = [] }) => byTag.filter((mode) => tags.includes(mode));

/** Sections whose files show their variants in a gallery, wherever these can stand beside each other. */
const withGalleries = ['Components', 'Widgets'];

/** Whether a story is a variant that no gallery shows. */
const standsAlone = (story, file) =>
  withGalleries.includes(sectionOf(story)) && !file.some(isGallery) && story !== overviewOf(file);

/** Modes that a story is taken in for its own sake. @returns {ModeName[]} */
function ownModes(story, file) {
  const { tags = [] } = story;
  if (isGallery(story)) return [];
  const phone = tags.includes('responsive') ? ['phone'] : [];
  const others = standsAlone(story, file) ? ofVariant : phone;
  return ['desktop', ...others, ...taggedModes(story)];
}

/**
 * The pictures of one story. A widget's own picture on a desktop is kept whole. The others need not tell a part of a pixel:
 * they show what a mode changes, and a screen is made of what has pictures of its own.
 * @param {Pick<IndexedStory, 'title' | 'tags'>} story
 * @param {Pick<IndexedStory, 'title' | 'tags'>[]} file all stories of its file, in its order
 * @returns {Omit<Picture, 'story'>[]}
 */
export function modesOf(story, file) {
  const { tags = [] } = story;
  if (tags.includes('unpictured')) return [];
  const section = sectionOf(story);
  const isOverview = overviewOf(file) === story;
  if (tags.includes('phone-only')) {
    const laidOut = isOverview && section === 'Screens' ? ['phone', 'hebrew'] : ['phone'];
    return laidOut.map((mode) => ({ mode, reduced: true }));
  }
  const inAll = [...ofOverview[section], ...taggedModes(story)];
  const asked = new Set([...ownModes(story, file), ...(isOverview ? inAll : [])]);
  const whole = (mode) => mode === 'desktop' && !isGallery(story) && section !== 'Screens';
  return [...asked].map((mode) => ({ mode, reduced: !whole(mode) }));
}

/**
 * Which pictures are taken: each story once on a desktop; the overview of each file also in the modes that may change it,
 * so that each variant is seen on a phone and at the widths between, in the dark, from right to left, in forced colours,
 * with text twice as large and under the pointer; where a file has no gallery, as its stories cover the page, each of them
 * on a phone, in the dark, from right to left and in forced colours; others in the modes that their tags ask for
 * (`responsive` for a phone too, `phone-only` for what is of known parts and laid out anew there, `unpictured` for none).
 * Each screen is seen in Hebrew, where the words are of the direction: English ones from right to left would show less.
 * @param {IndexedStory[]} stories in the order of the index
 * @returns {Picture[]}
 */
export function picturesOf(stories) {
  const files = new Map();
  for (const story of stories) {
    if (!files.has(story.importPath)) files.set(story.importPath, []);
    files.get(story.importPath).push(story);
  }
  return stories.flatMap((story) =>
    modesOf(story, files.get(story.importPath)).map((picture) => ({ story: story.id, ...picture })),
  );
}
