import { modes } from '../../.storybook/modes.mjs';
import { nameOf } from './baselines.mjs';
import { openCamera } from './camera.mjs';
import { fontsOfTheMachine } from './fonts.mjs';
import { compare, reduce, tolerances } from './picture.mjs';

const REDUCED_BY = 4;

/** How much of a picture may differ. @param {import('../../.storybook/pictures.mjs').Picture} picture */
export const toleranceFor = ({ reduced }) => (reduced ? tolerances.reduced : tolerances.strict);

/** A picture in the size in which it is kept. */
export async function sized({ mode, reduced }, taken) {
  if (!reduced) return taken;
  // What is drawn twice as large shows as much in half the size.
  return reduce(taken, mode === 'large-text' ? 2 * REDUCED_BY : REDUCED_BY);
}

/**
 * Takes pictures of a story once more, in no hurry: on a page that has shown nothing else, opened with the first.
 * @param {string} story
 * @param {import('../../.storybook/pictures.mjs').ModeName} setting the mode in which it is shown
 * @param {{ chromium: import('playwright').Browser, origin: string }} tools
 */
export function secondLook(story, setting, { chromium, origin }) {
  let opened;
  async function open() {
    const camera = await openCamera(chromium, origin);
    opened = camera;
    await camera.show(story, modes[setting]);
    return camera;
  }
  return {
    /** @returns {Promise<{ picture: import('./picture.mjs').Picture, foreign: string[] }>} with fonts of this machine, where asked for */
    async take(mode, { fonts }) {
      const camera = opened ?? (await open());
      await camera.dress(modes[mode]);
      const picture = await camera.takePatiently();
      return { picture, foreign: fonts ? await fontsOfTheMachine(camera.page) : [] };
    },
    close: async () => opened?.close(),
  };
}

/** Keeps a picture, if every machine will draw it like this one did. */
async function accept(name, actual, { second, foreign }, { tolerance, comparison }) {
  if (foreign.length > 0) {
    const why = `not kept: it has letters in ${foreign.join(', ')}, which another machine may lack`;
    return [{ name, kind: 'broken', why, actual: second }];
  }
  if (!compare(actual, second, tolerance).same) {
    const why = 'not kept: it was not drawn alike twice';
    return [{ name, kind: 'broken', why, baseline: actual, actual: second }];
  }
  await comparison.write(name, second);
  return [];
}

/** The picture to compare with; one that is damaged is as good as none where it is to be replaced. */
const expected = (name, { accepting, comparison }) =>
  comparison.read(name).catch((error) => {
    if (!accepting) throw error;
    return undefined;
  });

/**
 * A picture that is not as it should be.
 * @typedef {{ name: string, kind: 'changed' | 'new' | 'removed' | 'flaky' | 'broken', why: string, baseline?: import('./picture.mjs').Picture, actual?: import('./picture.mjs').Picture, diff?: import('./picture.mjs').Picture }} Finding
 */

/**
 * Compares a picture with the one that shows how it should look, or keeps it; what is wrong comes back as a finding. What
 * differs is taken twice: if it is right the second time, it is only told to be flaky.
 * @param {import('../../.storybook/pictures.mjs').Picture} picture
 * @param {import('./picture.mjs').Picture} taken as it was drawn
 * @param {ReturnType<typeof secondLook>} again
 * @param {{ accepting: boolean, comparison: Awaited<ReturnType<typeof import('./comparison.mjs').openComparison>> }} tools
 * @returns {Promise<Finding[]>}
 */
export async function judge(picture, taken, again, tools) {
  const name = nameOf(picture.story, picture.mode);
  const actual = await sized(picture, taken);
  const { accepting, comparison } = tools;
  const tolerance = toleranceFor(picture);
  const baseline = await expected(name, tools);
  const result = baseline && compare(baseline, actual, tolerance);
  if (result?.same) return [];
  const { picture: retaken, foreign } = await again.take(picture.mode, { fonts: accepting });
  const second = await sized(picture, retaken);
  if (accepting) return accept(name, actual, { second, foreign }, { tolerance, comparison });
  if (!baseline) return [{ name, kind: 'new', why: comparison.whyNew(name), actual: second }];
  const { same, different, diff } = compare(baseline, second, tolerance);
  if (!same) {
    const why = `${different} pixels differ`;
    return [{ name, kind: 'changed', why, baseline, actual: second, diff }];
  }
  const why = `right the second time; ${result.different} pixels differed at first`;
  return [{ name, kind: 'flaky', why, baseline, actual, diff: result.diff }];
}
