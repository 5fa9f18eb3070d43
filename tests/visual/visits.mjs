import { modes } from '../../.storybook/modes.mjs';
import { isGallery } from '../../.storybook/pictures.mjs';
import { isScreen } from './outlines.mjs';

/** @typedef {import('../../.storybook/pictures.mjs').IndexedStory} IndexedStory @typedef {import('../../.storybook/pictures.mjs').ModeName} ModeName */

/** Modes in which something that is placed may stand elsewhere. */
const placing = ['rtl', 'forced-colors', 'large-text', 'dense'];

/**
 * The mode that a story is shown in for a picture: what it opens is `placed` as it opens, by direction and size of text,
 * and what sticks is laid flat for the other pictures. Words of the interface are chosen as its page loads. A gallery has no play, so its size may change as it stands.
 */
function settingOf({ tags = [] }, mode) {
  if (mode === 'scrolled' || mode === 'hebrew') return mode;
  if (tags.includes('placed') && placing.includes(mode)) return mode;
  if (isGallery({ tags })) return 'desktop';
  return modes[mode].viewport;
}

/**
 * Gathers pictures that need a story to be shown but once, as it takes longer to show than to take: one that is shown on a
 * desktop is dressed in every mode of that width. On a phone its play goes other ways.
 * @param {IndexedStory[]} stories in the order of the index
 * @param {import('../../.storybook/pictures.mjs').Picture[]} pictures
 * @param {{ all: boolean }} whether those of which nothing is kept are visited too
 * @returns {{ story: string, setting: ModeName, audited: boolean, pictures: import('../../.storybook/pictures.mjs').Picture[] }[]}
 *   with the mode to show it in, and whether accessibility is audited there: the parts of a gallery have been by themselves
 */
export function visitsOf(stories, pictures, { all }) {
  const visits = new Map();
  const visit = (story, setting) => {
    const key = `${story.id}.${setting}`;
    const audited = setting === 'desktop' && !isGallery(story);
    if (!visits.has(key)) visits.set(key, { story: story.id, setting, audited, pictures: [] });
    return visits.get(key).pictures;
  };
  for (const story of stories) {
    if (all || isScreen(story.id)) visit(story, 'desktop');
    for (const picture of pictures.filter(({ story: id }) => id === story.id))
      visit(story, settingOf(story, picture.mode)).push(picture);
  }
  // All of one setting together: a page changes its size and its toolbars but once.
  const place = ({ setting }) => Object.keys(modes).indexOf(setting);
  return [...visits.values()].sort((one, other) => place(one) - place(other));
}
