import { writeFileSync } from 'node:fs';
import { modes } from '../../.storybook/modes.mjs';
import { picturesOf } from '../../.storybook/pictures.mjs';
import { axeOfLooks, LOOKS, lookAt } from '../accessibility/looks.mjs';
import { findBrowser } from '../runner/browser.mjs';
import { readChanges } from '../runner/changes.mjs';
import { isDiskFull, wordsFor } from '../runner/refused.mjs';
import { dropBaseline, nameOf, readBaseline, storedNames, writeEnvironment } from './baselines.mjs';
import { openSteadyBrowser } from './camera.mjs';
import { readImporters, storiesReaching } from './changed.mjs';
import { openComparison } from './comparison.mjs';
import { isOpen } from './decisions.mjs';
import { dropFindings, lineOf, pack, storeFindings } from './findings.mjs';
import { proveTheGraph } from './graph-proofs.mjs';
import { judge, secondLook } from './judge.mjs';
import { readOptions } from './options.mjs';
import { proveTheTool } from './proofs.mjs';
import { dropReport, writeReport } from './report.mjs';
import { reviewed, waitingFindings } from './review.mjs';
import { select } from './selection.mjs';
import { rememberAnswers } from './sources.mjs';
import { indexedStories, serveStorybook } from './storybook.mjs';
import { visitsOf } from './visits.mjs';
import { closeBrowser, makeAll, whileItAnswers } from './workers.mjs';

/** @returns {ReturnType<typeof readOptions>} ends the process where they cannot be read */
function given() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.log(wordsFor(error));
    process.exit(1);
  }
}

const { values, positionals } = given();
const withPictures = values.part !== 'looks';
const withLooks = values.part !== 'pictures';

/** Takes the pictures of a visit, and compares each; what could not be taken is a finding too. */
async function takePictures({ story, setting, pictures }, camera, tools) {
  const findings = [];
  const again = secondLook(story, setting, tools);
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

const brokenBy = (name, why) => ({ name, kind: 'broken', why, pictures: {} });

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

/** Looks at a story as it is shown first; elsewhere it has been looked at already. */
async function look({ story, looked }, camera) {
  if (!withLooks || !looked) return [];
  const found = await lookAt(camera);
  return found.map((why) => ({ name: story, kind: 'access', why }));
}

/** Makes one visit: the story plays, is looked at, and is pictured. */
async function visitStory(visit, camera, tools) {
  const { story, setting } = visit;
  try {
    await camera.show(story, modes[setting]);
    return [
      ...(await askForSources(visit, camera, tools)),
      ...(await takePictures(visit, camera, tools)),
      ...(await look(visit, camera)),
    ];
  } catch (error) {
    // What fails is never pictured as if it had ended.
    return [broken(nameOf(story, setting), error)];
  }
}

/** Kept pictures that no story asks for any more; they go with `--accept`. */
async function leftOver(pictures) {
  const expected = new Set(pictures.map(({ story, mode }) => nameOf(story, mode)));
  const names = storedNames().filter((name) => !expected.has(name));
  if (values.accept) for (const name of names) dropBaseline(name);
  if (values.accept) return [];
  const why = 'its story is gone, or no longer taken in this mode';
  return Promise.all(
    names.map(async (name) =>
      pack({ name, kind: 'removed', why, baseline: await readBaseline(name) }),
    ),
  );
}

/** Proves that the tool sees what it must, and makes all visits. */
async function makeVisits(visits, comparison) {
  // It may fail to start, and a server that is open would then keep the run from its end.
  const chromium = await openSteadyBrowser();
  const { origin, close } = await serveStorybook();
  const script = withLooks ? axeOfLooks : '';
  const drawing = { chromium, origin, script, label: 'stories' };
  const tools = { ...drawing, accepting: values.accept, comparison, answers: rememberAnswers() };
  try {
    const { proofs, broken: unseen } = withPictures
      ? await whileItAnswers(chromium, 'the proofs', () => proveTheTool(chromium, origin))
      : { proofs: 0, broken: [] };
    const found = await makeAll(visits, drawing, (visit, camera) =>
      visitStory(visit, camera, tools),
    );
    comparison.saveMatches();
    const ofTheTool = unseen.map((why) => brokenBy('the tool itself', why));
    return { findings: [...ofTheTool, ...found], proofs };
  } finally {
    await closeBrowser(chromium);
    close();
  }
}

/** What to visit and to picture now: all, what is named, or what a change can reach. */
function wanted(stories, pictures, importers) {
  const named = select(positionals, stories, pictures);
  if (!values.changed) return named;
  const reached = storiesReaching(named.stories, readChanges().files, importers);
  const ids = new Set(reached.map(({ id }) => id));
  return { stories: reached, pictures: named.pictures.filter(({ story }) => ids.has(story)) };
}

function sayHowFast(visits, pictures, start) {
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${visits.length} visits with ${pictures.length} pictures in ${seconds.toFixed(0)} s, ${(seconds / Math.max(1, visits.length)).toFixed(2)} s a visit`,
  );
}

/** Notes of a run that redraws what all kept pictures are drawn with; of one that was written it is noted already. */
function noteEnvironment(browser, pictures, { whole, findings }) {
  // One that came out as it was kept is drawn alike by both.
  const notKept = new Set(findings.map(({ name }) => name));
  const kept = pictures
    .map(({ story, mode }) => nameOf(story, mode))
    .filter((name) => !notKept.has(name));
  writeEnvironment(browser, whole && notKept.size === 0 ? undefined : kept);
}

/** How many tests there are in the visits: each play, each look, each picture. */
function testsIn(visits) {
  const looks = withLooks ? visits.filter(({ looked }) => looked).length * LOOKS : 0;
  return visits.reduce((sum, { pictures }) => sum + 1 + pictures.length, looks);
}

const NOTHING_REACHED = {
  passed: 0,
  failed: 0,
  failures: [],
  why: 'no story looks or behaves otherwise by what has changed',
};

/** Takes the pictures that are asked for, compares or keeps them, and tells what it found; `compared` is how many. */
async function takeAll(browser) {
  const stories = indexedStories();
  const all = picturesOf(stories);
  const importers = readImporters();
  const graph = proveTheGraph(stories, importers);
  const ofTheGraph = graph.broken.map((why) => brokenBy('the module graph', why));
  const chosen = wanted(stories, all, importers);
  if (chosen.stories.length === 0 && ofTheGraph.length === 0) return NOTHING_REACHED;
  const pictures = withPictures ? chosen.pictures : [];
  const visits = visitsOf(chosen.stories, pictures, { all: withLooks });
  const comparison = await openComparison(browser, {
    stories,
    pictures,
    redrawing: values.redraw,
  });
  const start = performance.now();
  const made = await makeVisits(visits, comparison);
  const findings = [...ofTheGraph, ...made.findings];
  sayHowFast(visits, pictures, start);
  const whole = pictures.length === all.length;
  if (values.redraw) noteEnvironment(browser, pictures, { whole, findings });
  if (whole) findings.push(...(await leftOver(all)));
  for (const finding of findings) console.log(lineOf(finding));
  await report(findings.filter(({ kind }) => kind !== 'access'));
  const failed = findings.filter(({ kind }) => kind !== 'flaky');
  const bad = failed.filter(({ kind }) => kind !== 'removed').length;
  const passed = Math.max(0, testsIn(visits) + made.proofs + graph.proofs - bad);
  const failures = failed.map(lineOf);
  return { passed, failed: failed.length, failures, compared: pictures.length };
}

/** Leaves what was found for a person to look at; of the run before nothing stays behind. */
async function report(findings) {
  dropFindings();
  dropReport();
  if (findings.length === 0) return;
  storeFindings(findings);
  const path = await writeReport(findings);
  console.log(`Look at ${path}; if all is well: npm run test:visual -- --accept`);
}

async function main() {
  const browser = findBrowser();
  if (!values.review) return takeAll(browser);
  const named = values.changed || positionals.length > 0;
  const waiting = named ? undefined : waitingFindings();
  if (!waiting) return reviewed(await takeAll(browser), browser);
  console.log(`What the run of ${waiting.at} found; no picture is taken anew.`);
  const failures = waiting.findings.filter(isOpen).map(lineOf);
  return reviewed({ passed: 0, failed: failures.length, failures }, browser);
}

function refused(error) {
  const said = wordsFor(error);
  console.log(said);
  return { passed: 0, failed: 1, failures: [said] };
}

/** Whoever started this reads it there; of one that cannot be written the exit code tells. */
async function writeOutcome(outcome) {
  if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
  return outcome;
}

const outcome = await writeOutcome(await main().catch(refused)).catch(refused);
// A browser that does not answer, and so was not closed, would keep this from its end; it ends with it.
process.exit(outcome.failed > 0 ? 1 : 0);
