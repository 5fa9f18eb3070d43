import { modes } from '../../.storybook/modes.mjs';
import { nameOf } from './baselines.mjs';
import { openCamera } from './camera.mjs';
import { fontsOfTheMachine } from './fonts.mjs';
import { compare, reduce, tolerances } from './picture.mjs';

const REDUCED_BY = 4;

/**
 * In some modes less is enough: what is drawn twice as large shows as much in half the size, at the width of a laptop it
 * is seen how a desktop's parts flow, and in Hebrew where they stand.
 */
const reducedMore = { 'large-text': 8, laptop: 6, hebrew: 8 };

/** How much of a picture may differ. @param {import('../../.storybook/pictures.mjs').Picture} picture */
export const toleranceFor = ({ reduced }) => (reduced ? tolerances.reduced : tolerances.strict);

/** By how much a picture is kept smaller. */
const reductionOf = ({ mode, reduced }) => (reduced ? (reducedMore[mode] ?? REDUCED_BY) : 1);

/** By what rule a drawing is compared: in which size, and how much of it may differ. */
const ruleFor = (picture) => ({ reducedBy: reductionOf(picture), ...toleranceFor(picture) });

/**
 * A picture in the size in which it is kept.
 * @param {import('../../.storybook/pictures.mjs').Picture} picture
 * @param {import('./picture.mjs').Drawing} drawing
 */
export async function sized(picture, drawing) {
  const times = reductionOf(picture);
  const whole = await drawing.read();
  return times === 1 ? whole : reduce(whole, times);
}

/**
 * Takes pictures of a story once more, in no hurry: on a page that has shown nothing else, opened with the first.
 * @param {string} story
 * @param {import('../../.storybook/pictures.mjs').ModeName} setting the mode in which it is shown
 * @param {{ chromium: import('playwright').Browser, origin: string }} tools
 */
export function retake(story, setting, { chromium, origin }) {
  let opened;
  async function open() {
    const camera = await openCamera(chromium, origin);
    opened = camera;
    await camera.show(story, modes[setting]);
    return camera;
  }
  return {
    /** @returns {Promise<{ drawing: import('./picture.mjs').Drawing, foreign: string[] }>} with fonts of this machine */
    async take(mode) {
      const camera = opened ?? (await open());
      await camera.dress(modes[mode]);
      const drawing = await camera.takePatiently();
      return { drawing, foreign: await fontsOfTheMachine(camera.page) };
    },
    close: async () => opened?.close(),
  };
}

/** Why a picture is none to keep, if it is not: not every machine will draw it like this one did. */
function whyUnfit(actual, { second, foreign }, tolerance) {
  if (foreign.length > 0)
    return `it has letters in ${foreign.join(', ')}, which another machine may lack`;
  if (!compare(actual, second, tolerance).same) return 'it was not drawn alike twice';
  return undefined;
}

/** Keeps a picture, if it is one to keep. */
async function accept(name, { actual, second, unfit, keep }) {
  if (unfit)
    return [{ name, kind: 'broken', why: `not kept: ${unfit}`, baseline: actual, actual: second }];
  await keep();
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
 * @typedef {{ name: string, kind: 'changed' | 'new' | 'removed' | 'flaky' | 'broken', why: string, unfit?: string, baseline?: import('./picture.mjs').Picture, actual?: import('./picture.mjs').Picture, diff?: import('./picture.mjs').Picture, above?: number }} Finding
 * `unfit` says why the picture can not be kept; pixels that changed by more than `above` are what is refused
 */

/**
 * Compares a picture with the one that shows how it should look, or keeps it; what is wrong comes back as a finding. What
 * differs is taken twice: if it is right the second time, it is only told to be flaky.
 * @param {import('../../.storybook/pictures.mjs').Picture} picture
 * @param {import('./picture.mjs').Drawing} taken as it was drawn
 * @param {ReturnType<typeof retake>} again
 * @param {{ accepting: boolean, comparison: Awaited<ReturnType<typeof import('./comparison.mjs').openComparison>> }} tools
 * @returns {Promise<Finding[]>}
 */
export async function judge(picture, taken, again, tools) {
  const name = nameOf(picture.story, picture.mode);
  const { accepting, comparison } = tools;
  const rule = ruleFor(picture);
  if (comparison.isKnownMatch(name, taken.file, rule)) return [];
  const actual = await sized(picture, taken);
  const tolerance = toleranceFor(picture);
  const baseline = await expected(name, tools);
  const result = baseline && compare(baseline, actual, tolerance);
  if (result?.same) {
    if (accepting) comparison.noteMatch(name, taken.file, rule);
    return [];
  }
  const { drawing: retaken, foreign } = await again.take(picture.mode);
  const second = await sized(picture, retaken);
  const unfit = whyUnfit(actual, { second, foreign }, tolerance);
  if (accepting) {
    const keep = async () => {
      await comparison.write(name, second);
      comparison.noteMatch(name, retaken.file, rule);
    };
    return accept(name, { actual, second, unfit, keep });
  }
  if (!baseline)
    return [{ name, kind: 'new', why: comparison.whyNew(name), unfit, actual: second }];
  const { same, different, diff, above } = compare(baseline, second, tolerance);
  if (!same) {
    const why = `${different} pixels differ`;
    return [{ name, kind: 'changed', why, unfit, baseline, actual: second, diff, above }];
  }
  const why = `right the second time; ${result.different} pixels differed at first`;
  return [{ name, kind: 'flaky', why, baseline, actual, diff: result.diff, above: result.above }];
}
