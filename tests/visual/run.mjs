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
import { openBrowser, openCamera } from './camera.mjs';
import { changedFiles, storiesReaching } from './changed.mjs';
import { picturesOf } from './modes.mjs';
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

/** Takes a picture once more, on a page that has shown nothing before. */
async function retake({ story, mode }, { chromium, origin }) {
  const camera = await openCamera(chromium, origin, modes[mode], story);
  try {
    return await camera.takeAsItIs();
  } finally {
    await camera.close();
  }
}

/** Compares a picture with the one kept, or keeps it; what is wrong comes back as a finding. */
async function judge(picture, actual, tools) {
  const { tolerance } = tools;
  const name = nameOf(picture.story, picture.mode);
  const baseline = await readBaseline(name);
  const result = baseline && compare(baseline, actual, tolerance);
  if (result?.same) return [];
  if (values.accept) {
    await writeBaseline(name, actual);
    return [];
  }
  if (!baseline) return [{ name, kind: 'new', why: 'no picture is kept for it', actual }];
  const second = await retake(picture, tools);
  if (!compare(actual, second, tolerance).same) {
    const why = 'it was not drawn alike twice';
    return [{ name, kind: 'flaky', why, baseline: actual, actual: second }];
  }
  const why = `${result.different} pixels differ`;
  return [{ name, kind: 'changed', why, baseline, actual, diff: result.diff }];
}

/** Takes every picture that is left in the queue with one camera. */
async function work(queue, camera, tools) {
  const findings = [];
  for (let picture = queue.shift(); picture; picture = queue.shift()) {
    try {
      findings.push(...(await judge(picture, await camera.take(picture.story), tools)));
    } catch (error) {
      const name = nameOf(picture.story, picture.mode);
      findings.push({ name, kind: 'broken', why: error.message.split('\n')[0] });
    }
    tools.tick();
  }
  return findings;
}

async function takeMode(mode, pictures, tools) {
  const [first] = pictures;
  if (!first) return [];
  const queue = [...pictures];
  const workers = Array.from({ length: WORKERS }, async () => {
    const camera = await openCamera(tools.chromium, tools.origin, modes[mode], first.story);
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
  const chromium = await openBrowser();
  const tools = { tolerance, origin, chromium, tick: progress('visual', pictures.length) };
  const findings = [];
  try {
    const { proofs, broken } = await proveTheTool(chromium, origin);
    findings.push(...broken.map((why) => ({ name: 'the tool itself', kind: 'broken', why })));
    for (const mode of Object.keys(modes)) {
      const ofMode = pictures.filter((picture) => picture.mode === mode);
      findings.push(...(await takeMode(mode, ofMode, tools)));
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
  for (const { name, kind, why } of findings) console.log(`${kind.padEnd(8)} ${name}: ${why}`);
  if (findings.length > 0) {
    const report = await writeReport(findings);
    console.log(`Look at ${report}; if all is well: npm run test:visual -- --accept`);
  }
  const bad = findings.filter(({ kind }) => kind !== 'removed').length;
  return { passed: pictures.length + proofs - bad, failed: findings.length };
}

const outcome = await main();
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
process.exitCode = outcome.failed > 0 ? 1 : 0;
