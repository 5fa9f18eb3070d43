import { modes } from '../../.storybook/modes.mjs';
import { auditScript, auditStory } from '../accessibility/audits.mjs';
import { isDiskFull } from '../runner/refused.mjs';
import { nameOf } from './baselines.mjs';
import { openSteadyBrowser } from './camera.mjs';
import { brokenBy, pack } from './findings.mjs';
import { judge, retake } from './judge.mjs';
import { isScreen, judgeOutline } from './outlines.mjs';
import { buttonsOf, pressButtons, storiesToPress } from './presses.mjs';
import { proveTheTool } from './proofs.mjs';
import { rememberAnswers } from './sources.mjs';
import { serveStorybook } from './storybook.mjs';
import { closeBrowser, makeAll, whileItAnswers } from './workers.mjs';

/** Takes the pictures of a visit, and compares each; what could not be taken is a finding too. */
async function takePictures({ story, setting, pictures }, camera, tools) {
  const findings = [];
  const again = retake(story, setting, tools);
  for (const picture of pictures) {
    try {
      await camera.dress(modes[picture.mode]);
      const found = await judge(picture, await camera.take(story), again, tools);
      findings.push(...(await Promise.all(found.map(pack))));
    } catch (error) {
      findings.push(broken(nameOf(story, picture.mode), error));
    }
  }
  await again.close();
  return findings;
}

/** @throws what it is given, where no other picture could be kept either */
function broken(name, error) {
  if (isDiskFull(error)) throw error;
  return brokenBy(name, error.message.split('\n')[0]);
}

/** Asks for every file that a picture of a story may be drawn from: a screen takes but one of them. */
async function askForSources({ story, setting }, camera, { answers }) {
  if (setting !== 'desktop') return [];
  const files = await camera.sources();
  const missing = await Promise.all(files.map(async (file) => !(await answers(file))));
  const why = (file) => `a file of a picture does not answer: ${file}`;
  return files.filter((_, index) => missing[index]).map((file) => brokenBy(story, why(file)));
}

/** Audits a story as it is shown first; elsewhere that has been done already. */
async function audit({ story, audited }, camera, { auditing, buttons }) {
  if (!auditing || !audited) return [];
  if (isScreen(story)) buttons.set(story, await buttonsOf(story, camera));
  const found = await auditStory(camera);
  return found.map((why) => ({ name: story, kind: 'access', why }));
}

/** Presses every kind of button that a screen was seen to have. */
async function pressStory({ story }, camera) {
  let last = [];
  const press = async () => {
    await camera.show(story);
    const found = await pressButtons(camera);
    return found.map((why) => ({ name: story, kind: 'access', why }));
  };
  // What stories before left behind may be in its way, and so may be that there were none: each is tried once more.
  for (const prepare of [() => undefined, camera.openAnew, () => undefined]) {
    await prepare();
    const found = await press().catch((error) => [broken(story, error)]);
    if (found.length === 0) return [];
    last = found;
  }
  return last;
}

/** Compares what is read out of a screen as it is shown first. */
async function compareOutline({ story, setting }, camera, { picturing, accepting }) {
  if (!picturing || setting !== 'desktop' || !isScreen(story)) return [];
  const why = await judgeOutline(story, camera.outline, { accepting });
  return why ? [{ name: story, kind: 'outline', why, pictures: {} }] : [];
}

/** Makes one visit: the story plays, is read out, pictured and audited. */
async function visitStory(visit, camera, tools) {
  const { story, setting } = visit;
  try {
    await camera.show(story, modes[setting]);
    return [
      ...(await askForSources(visit, camera, tools)),
      ...(await compareOutline(visit, camera, tools)),
      ...(await takePictures(visit, camera, tools)),
      ...(await audit(visit, camera, tools)),
    ];
  } catch (error) {
    // What fails is never pictured as if it had ended.
    return [broken(nameOf(story, setting), error)];
  }
}

/**
 * Proves that the tool sees what it must, and makes all visits.
 * @param {ReturnType<typeof import('./visits.mjs').visitsOf>} visits
 * @param {object} how
 * @param {Awaited<ReturnType<typeof import('./comparison.mjs').openComparison>>} how.comparison
 * @param {boolean} how.accepting whether what has changed is kept
 * @param {boolean} how.picturing
 * @param {boolean} how.auditing whether accessibility is audited
 * @returns {Promise<{ findings: import('./findings.mjs').Packed[], proofs: number, presses: number }>} `presses` is how many
 *   stories have had their buttons pressed
 */
export async function makeVisits(visits, how) {
  // It may fail to start, and a server that is open would then keep the run from its end.
  const chromium = await openSteadyBrowser();
  const { origin, close } = await serveStorybook();
  const script = how.auditing ? auditScript : '';
  const drawing = { chromium, origin, script, label: 'stories' };
  const pressing = { ...drawing, label: 'presses' };
  const buttons = new Map();
  const tools = { ...drawing, ...how, buttons, answers: rememberAnswers() };
  try {
    const { proofs, broken: unseen } = how.picturing
      ? await whileItAnswers(chromium, 'the proofs', () => proveTheTool(chromium, origin))
      : { proofs: 0, broken: [] };
    const found = await makeAll(visits, drawing, (visit, camera) =>
      visitStory(visit, camera, tools),
    );
    how.comparison.saveMatches();
    // What a press begins reaches into the stories after it, so they are over by now.
    const pressed = storiesToPress(buttons).map((story) => ({ story }));
    const lost = pressed.length > 0 ? await makeAll(pressed, pressing, pressStory) : [];
    const ofTheTool = unseen.map((why) => brokenBy('the tool itself', why));
    return { findings: [...ofTheTool, ...found, ...lost], proofs, presses: pressed.length };
  } finally {
    await closeBrowser(chromium);
    close();
  }
}
