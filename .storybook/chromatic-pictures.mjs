import { modes } from './modes.mjs';
import { modesOf } from './pictures.mjs';
import { allTags } from './tags.mjs';

/** What Chromatic takes in a mode is a combination of toolbars and a viewport; it draws densely by itself. */
const taken = ['viewport', 'globals', 'density'];

const canTake = (mode) =>
  Object.keys(mode).every((setting) => taken.includes(setting)) && !mode.globals.interface;

/**
 * The modes that are pictured on our own machines alone. Chromatic has parameters for forced colours, reduced motion and the
 * medium, but they are a story's and hold in all its modes at once; states under the pointer and scrolling it has none for.
 * Another language of the interface is a page that loads anew, which it would not wait for.
 * @type {import('./pictures.mjs').ModeName[]}
 */
export const localModes = Object.keys(modes).filter((name) => !canTake(modes[name]));

const chromaticModes = Object.fromEntries(
  Object.entries(modes)
    .filter(([, mode]) => canTake(mode))
    .map(([name, { viewport, globals }]) => [name, { viewport, ...globals }]),
);

/**
 * Asks Chromatic for the pictures of the stories of one file that are taken here, and for no others.
 * @param {{ title?: string, tags?: string[] }} meta of the file
 * @param {{ tags?: string[], parameters?: object }[]} stories in the order of the file; they are changed
 */
export function askForPictures(meta, stories) {
  const tagged = stories.map((story) => ({
    title: meta.title,
    tags: allTags(meta.tags, story.tags),
  }));
  for (const [index, story] of stories.entries()) {
    const pictures = modesOf(tagged[index], tagged);
    const asked = pictures.map(({ mode }) => mode);
    const shared = Object.entries(chromaticModes).filter(([name]) => asked.includes(name));
    const chromatic =
      shared.length > 0 ? { modes: Object.fromEntries(shared) } : { disableSnapshot: true };
    story.parameters = { ...story.parameters, chromatic };
  }
}
