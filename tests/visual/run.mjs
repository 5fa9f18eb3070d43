import { writeFileSync } from 'node:fs';
import { picturesOf } from '../../.storybook/pictures.mjs';
import { AUDITS } from '../accessibility/audits.mjs';
import { findBrowser } from '../runner/browser.mjs';
import { readChanges } from '../runner/changes.mjs';
import { wordsFor } from '../runner/refused.mjs';
import { dropBaseline, nameOf, readBaseline, storedNames, writeEnvironment } from './baselines.mjs';
import { readImporters, storiesReaching } from './changed.mjs';
import { openComparison } from './comparison.mjs';
import { isOpen } from './decisions.mjs';
import { brokenBy, dropFindings, lineOf, pack, storeFindings } from './findings.mjs';
import { proveTheGraph } from './graph-proofs.mjs';
import { makeVisits } from './make-visits.mjs';
import { readOptions } from './options.mjs';
import { dropOutline, isScreen, outlinedStories } from './outlines.mjs';
import { dropReport, writeReport } from './report.mjs';
import { reviewed, waitingFindings } from './review.mjs';
import { select } from './selection.mjs';
import { indexedStories } from './storybook.mjs';
import { visitsOf } from './visits.mjs';

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
const withPictures = values.part !== 'audit';
const withAudit = values.part !== 'pictures';

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

/** Kept outlines of stories that are gone; they go with `--accept`. */
function outlinesLeftOver(stories) {
  const known = new Set(stories.map(({ id }) => id));
  const gone = outlinedStories().filter((story) => !known.has(story));
  if (values.accept)
    gone.forEach((story) => {
      dropOutline(story);
    });
  const why = 'its story is gone';
  return values.accept ? [] : gone.map((name) => ({ name, kind: 'outline', why, pictures: {} }));
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

/** How many tests there are in the visits: each play, each audit, each outline, each picture. */
function testsIn(visits) {
  const audits = withAudit ? visits.filter(({ audited }) => audited).length * AUDITS : 0;
  const isRead = ({ story, setting }) => setting === 'desktop' && isScreen(story);
  const outlines = withPictures ? visits.filter(isRead).length : 0;
  return visits.reduce((sum, { pictures }) => sum + 1 + pictures.length, audits + outlines);
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
  const visits = visitsOf(chosen.stories, pictures, { all: withAudit });
  const comparison = await openComparison(browser, {
    stories,
    pictures,
    redrawing: values.redraw,
  });
  const start = performance.now();
  const made = await makeVisits(visits, {
    comparison,
    accepting: values.accept,
    picturing: withPictures,
    auditing: withAudit,
  });
  const findings = [...ofTheGraph, ...made.findings];
  sayHowFast(visits, pictures, start);
  const whole = pictures.length === all.length;
  if (values.redraw) noteEnvironment(browser, pictures, { whole, findings });
  if (whole) findings.push(...(await leftOver(all)), ...outlinesLeftOver(stories));
  for (const finding of findings) console.log(lineOf(finding));
  // What has no picture is told in its line.
  await report(findings.filter(({ kind }) => kind !== 'access' && kind !== 'outline'));
  const failed = findings.filter(({ kind }) => kind !== 'flaky');
  const bad = failed.filter(({ kind }) => kind !== 'removed').length;
  const tests = testsIn(visits) + made.presses + made.proofs + graph.proofs;
  const passed = Math.max(0, tests - bad);
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
