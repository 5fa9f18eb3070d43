import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { modes } from '../../.storybook/modes.mjs';
import { findBrowser } from '../runner/browser.mjs';
import {
  dropBaseline,
  judgeEnvironment,
  keptNames,
  nameOf,
  readBaseline,
  writeBaseline,
  writeEnvironment,
} from './baselines.mjs';
import { openCamera, openSteadyBrowser } from './camera.mjs';
import { changedFiles, storiesReaching } from './changed.mjs';
import { fontsOfTheMachine } from './fonts.mjs';
import { picturesOf, visitsOf } from './modes.mjs';
import { compare } from './picture.mjs';
import { progress } from './progress.mjs';
import { proveTheTool } from './proofs.mjs';
import { writeReport } from './report.mjs';
import { indexedStories, serveStorybook } from './storybook.mjs';

const WORKERS = 2;

const { values, positionals } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
const [only = ''] = positionals;

/** Takes a picture once more: in its own mode from the start, in no hurry. */
async function retake({ story, mode }, { chromium, origin }) {
  const camera = await openCamera(chromium, origin, modes[mode], story);
  try {
    const second = await camera.takePatiently();
    return { second, foreign: values.accept ? await fontsOfTheMachine(camera.page) : [] };
  } finally {
    await camera.close();
  }
}

/** Keeps a picture, if every machine will draw it like this one did. */
async function accept(name, actual, { second, foreign }, { tolerance }) {
  if (foreign.length > 0) {
    const why = `not kept: it has letters in ${foreign.join(', ')}, which another machine may lack`;
    return [{ name, kind: 'broken', why, actual: second }];
  }
  if (!compare(actual, second, tolerance).same) {
    const why = 'not kept: it was not drawn alike twice';
    return [{ name, kind: 'broken', why, baseline: actual, actual: second }];
  }
  await writeBaseline(name, second);
  return [];
}

/**
 * Compares a picture with the one kept, or keeps it; what is wrong comes back as a finding. What
 * differs is taken twice: if it is right the second time, it is only told to be flaky.
 */
async function judge(picture, actual, tools) {
  const { tolerance } = tools;
  const name = nameOf(picture.story, picture.mode);
  const baseline = await readBaseline(name);
  const result = baseline && compare(baseline, actual, tolerance);
  if (result?.same) return [];
  const { second, foreign } = await retake(picture, tools);
  if (values.accept) return accept(name, actual, { second, foreign }, tools);
  if (!baseline) return [{ name, kind: 'new', why: 'no picture is kept for it', actual: second }];
  const { same, different, diff } = compare(baseline, second, tolerance);
  if (!same) {
    const why = `${different} pixels differ`;
    return [{ name, kind: 'changed', why, baseline, actual: second, diff }];
  }
  const why = `right the second time; ${result.different} pixels differed at first`;
  return [{ name, kind: 'flaky', why, baseline, actual, diff: result.diff }];
}

/** Takes every visit that is left in the queue with one camera. */
async function work(queue, camera, tools) {
  const findings = [];
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    const left = [...visit.modes];
    try {
      const worn = visit.modes.map((mode) => modes[mode]);
      for await (const actual of camera.take(visit.story, worn)) {
        const mode = left.shift();
        findings.push(...(await judge({ story: visit.story, mode }, actual, tools)));
        tools.tick();
      }
    } catch (error) {
      const why = error.message.split('\n')[0];
      for (const mode of left) {
        findings.push({ name: nameOf(visit.story, mode), kind: 'broken', why });
        tools.tick();
      }
    }
  }
  return findings;
}

/** Makes all visits that are shown in one setting, two at a time. */
async function takeSetting(setting, visits, tools) {
  const [first] = visits;
  if (!first) return [];
  const queue = [...visits];
  const workers = Array.from({ length: WORKERS }, async () => {
    const camera = await openCamera(tools.chromium, tools.origin, modes[setting], first.story);
    try {
      return await work(queue, camera, tools);
    } finally {
      await camera.close();
    }
  });
  return (await Promise.all(workers)).flat();
}

/** Kept pictures that no story asks for any more; they go with `--accept`. */
async function leftOver(pictures) {
  const expected = new Set(pictures.map(({ story, mode }) => nameOf(story, mode)));
  const names = keptNames().filter((name) => !expected.has(name));
  if (values.accept) names.forEach(dropBaseline);
  if (values.accept) return [];
  return Promise.all(
    names.map(async (name) => ({
      name,
      kind: 'removed',
      why: 'its story is gone, or no longer taken in this mode',
      baseline: await readBaseline(name),
    })),
  );
}

async function takeAll(pictures, tolerance) {
  const { origin, close } = await serveStorybook();
  const chromium = await openSteadyBrowser();
  const tools = { tolerance, origin, chromium, tick: progress('visual', pictures.length) };
  const findings = [];
  try {
    const { proofs, broken } = await proveTheTool(chromium, origin);
    findings.push(...broken.map((why) => ({ name: 'the tool itself', kind: 'broken', why })));
    const visits = visitsOf(pictures);
    for (const setting of Object.keys(modes)) {
      const ofSetting = visits.filter((visit) => visit.setting === setting);
      findings.push(...(await takeSetting(setting, ofSetting, tools)));
    }
    return { findings, proofs };
  } finally {
    await chromium.close();
    close();
  }
}

/** The pictures to take now: all, those of the stories named, or those that a change can reach. */
function wanted(stories, pictures) {
  const reached = new Set(
    (values.changed ? storiesReaching(stories, changedFiles()) : stories).map(({ id }) => id),
  );
  return pictures.filter(({ story }) => story.includes(only) && reached.has(story));
}

function sayHowFast(count, start) {
  const seconds = (performance.now() - start) / 1000;
  const each = (seconds / Math.max(1, count)).toFixed(2);
  console.log(`${count} pictures in ${seconds.toFixed(0)} s, ${each} s a picture`);
}

const told = ({ name, kind, why }) => `${kind.padEnd(8)} ${name}: ${why}`;

async function main() {
  const browser = findBrowser();
  const { skip, note, tolerance } = judgeEnvironment(browser);
  if (skip) return { passed: 0, failed: 0, why: skip };
  if (note) console.log(note);
  const stories = indexedStories();
  const all = picturesOf(stories);
  const pictures = wanted(stories, all);
  const start = performance.now();
  const { findings, proofs } = await takeAll(pictures, tolerance);
  sayHowFast(pictures.length, start);
  if (values.accept) writeEnvironment(browser);
  if (pictures.length === all.length) findings.push(...(await leftOver(all)));
  for (const finding of findings) console.log(told(finding));
  if (findings.length > 0) {
    const report = await writeReport(findings);
    console.log(`Look at ${report}; if all is well: npm run test:visual -- --accept`);
  }
  const failed = findings.filter(({ kind }) => kind !== 'flaky');
  const bad = failed.filter(({ kind }) => kind !== 'removed').length;
  const passed = pictures.length + proofs - bad;
  return { passed, failed: failed.length, failures: failed.map(told) };
}

const outcome = await main();
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
process.exitCode = outcome.failed > 0 ? 1 : 0;
