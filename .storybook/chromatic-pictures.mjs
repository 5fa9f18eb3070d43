import { modes } from './modes.mjs';
import { modesOf, overviewOf } from './pictures.mjs';

/** What it can be told of a mode, or need not: it draws densely by itself. */
const known = ['viewport', 'globals', 'density'];

/**
 * The modes as Chromatic takes them, which knows viewports and toolbars. What else the browser is told, it cannot set for a
 * mode: those pictures are taken on our own machines alone.
 */
const chromaticModes = Object.fromEntries(
  Object.entries(modes)
    .filter(([, mode]) => Object.keys(mode).every((setting) => known.includes(setting)))
    .map(([name, { viewport, globals }]) => [name, { viewport, ...globals }]),
);

/** A story's tags with those of its file; one that begins with `!` takes another away. */
function tagsOf(meta, story) {
  const tags = new Set();
  for (const tag of [...(meta.tags ?? []), ...(story.tags ?? [])]) {
    if (tag.startsWith('!')) tags.delete(tag.slice(1));
    else tags.add(tag);
  }
  return [...tags];
}

/**
 * Asks Chromatic for the pictures of the stories of one file that are taken here, and for no others.
 * @param {{ title?: string, tags?: string[] }} meta of the file
 * @param {{ tags?: string[], parameters?: object }[]} stories in the order of the file; they are changed
 */
export function askForPictures(meta, stories) {
  const tagged = stories.map((story) => ({ title: meta.title, tags: tagsOf(meta, story) }));
  const overview = overviewOf(tagged);
  for (const [index, story] of stories.entries()) {
    const pictures = modesOf(tagged[index], tagged[index] === overview);
    const asked = pictures.map(({ mode }) => mode);
    const taken = Object.entries(chromaticModes).filter(([name]) => asked.includes(name));
    const chromatic =
      taken.length > 0 ? { modes: Object.fromEntries(taken) } : { disableSnapshot: true };
    story.parameters = { ...story.parameters, chromatic };
  }
}
