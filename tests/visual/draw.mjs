import { modes } from '../../.storybook/modes.mjs';
import { openBaseWorkshop } from './base-workshop.mjs';
import { nameOf } from './baselines.mjs';
import { openSteadyBrowser } from './camera.mjs';
import { retake, sized, toleranceFor } from './judge.mjs';
import { compare } from './picture.mjs';
import { indexedStories, serveStorybook } from './storybook.mjs';
import { visitsOf } from './visits.mjs';
import { closeBrowser, makeAll } from './workers.mjs';

/** Draws a picture twice; one that does not come out alike is taken in no hurry, as it would stay wrong for every run. */
async function drawOne(picture, camera, again) {
  const takeOnce = async () => {
    await camera.dress(modes[picture.mode]);
    return sized(picture, await camera.take(picture.story));
  };
  const first = await takeOnce();
  const second = await takeOnce();
  if (compare(first, second, toleranceFor(picture)).same) return second;
  const { drawing } = await again.take(picture.mode);
  return sized(picture, drawing);
}

/** Draws the pictures of a visit; what cannot be drawn is told with its reason. */
async function drawVisit({ story, setting, pictures }, camera, { drawn, chromium, origin }) {
  const again = retake(story, setting, { chromium, origin });
  const left = new Set(pictures);
  try {
    await camera.show(story, modes[setting]);
    for (const picture of pictures) {
      await drawn.write(nameOf(story, picture.mode), await drawOne(picture, camera, again));
      left.delete(picture);
    }
    return [];
  } catch (error) {
    const [why] = error.message.split('\n');
    return [...left].map(({ mode }) => ({ name: nameOf(story, mode), why }));
  } finally {
    await again.close();
  }
}

/**
 * Draws the pictures that are missing among those drawn from a commit, in the settings in which they are taken now.
 * @param {ReturnType<typeof import('./drawn.mjs').drawnFrom>} drawn
 * @param {import('../../.storybook/pictures.mjs').IndexedStory[]} stories as they are now
 * @param {import('../../.storybook/pictures.mjs').Picture[]} pictures that are wanted
 * @returns {Promise<{ name: string, why: string }[]>} those that cannot be drawn, such as of a story that fails there
 * @throws {import('../runner/refused.mjs').Refused} where the commit's workshop cannot be built, or the browser ends
 */
export async function drawMissing(drawn, stories, pictures) {
  const workshop = await openBaseWorkshop(drawn.commit);
  try {
    drawn.noteStories(indexedStories(workshop.built).map(({ id }) => id));
    const visits = visitsOf(stories, drawn.missing(pictures), { all: false });
    // It may fail to start, and a server that is open would then keep the run from its end.
    const chromium = await openSteadyBrowser();
    const { origin, close } = await serveStorybook(workshop.built);
    const tools = { drawn, chromium, origin, label: 'drawn anew' };
    try {
      return await makeAll(visits, tools, (visit, camera) => drawVisit(visit, camera, tools));
    } finally {
      await closeBrowser(chromium);
      close();
    }
  } finally {
    workshop.close();
  }
}
