import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { viewports } from '../../.storybook/modes.mjs';
import { openBrowser } from '../runner/open-browser.mjs';
import { openCamera } from '../visual/camera.mjs';
import { progress } from '../visual/progress.mjs';
import { indexedStories, serveStorybook } from '../visual/storybook.mjs';

/**
 * With the suite of stories, which looks at each in the light, from left to right at 1280 px, every
 * two of theme, direction and width meet once. A story is shown once, on a phone from right to left,
 * where every rule is asked; dressed otherwise it has the same elements in other colours and places.
 */
const SHOWN = { viewport: 'phone', globals: { theme: 'light', direction: 'rtl' } };

const looks = [
  {
    viewport: 'phone',
    globals: { theme: 'light', direction: 'rtl' },
    check: runAxe,
    tight: measureNarrow,
  },
  { viewport: 'phone', globals: { theme: 'dark', direction: 'ltr' }, check: runAxeOnLooks },
  {
    viewport: 'desktop',
    globals: { theme: 'dark', direction: 'rtl' },
    check: runAxeOnLooks,
    tight: measureLargeText,
  },
];

const NARROWEST = 320;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. A story is no whole page, so rules about pages do not hold for it. */
async function runAxe() {
  const rules = Object.fromEntries(
    ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  );
  const { violations } = await window.axe.run(document, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

/** Runs in the page: the rules that colours and places decide. */
async function runAxeOnLooks() {
  const values = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
  const runOnly = { type: 'rule', values };
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

/** Runs in the page: what stands out of it sideways. */
function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const over = scrollWidth - clientWidth;
  return over > 0 ? [`wider than the screen by ${over} px`] : [];
}

/** Nothing may be lost on the narrowest screen. */
async function measureNarrow(page) {
  const usual = page.viewportSize();
  await page.setViewportSize({ ...usual, width: NARROWEST });
  const found = await page.evaluate(findOverflow);
  await page.setViewportSize(usual);
  return found.map((what) => `at ${NARROWEST} px ${what}`);
}

/** Nothing may be lost with text twice as large. */
async function measureLargeText(page) {
  const enlarge = (size) => {
    document.documentElement.style.fontSize = size;
  };
  await page.evaluate(enlarge, '200%');
  const found = await page.evaluate(findOverflow);
  await page.evaluate(enlarge, '');
  return found.map((what) => `with text of 200 % ${what}`);
}

const sizeOf = (viewport) => {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

const told = ({ viewport, globals }) => [viewport, ...Object.values(globals)].join(', ');

/** Shows a story, looks at it in every setting, and says what is wrong. */
async function examine(story, camera) {
  await camera.page.setViewportSize(sizeOf(SHOWN.viewport));
  await camera.show(story.id);
  const findings = [];
  for (const { viewport, globals, check, tight } of looks) {
    await camera.page.setViewportSize(sizeOf(viewport));
    await camera.dress(globals);
    const found = [...(await camera.page.evaluate(check)), ...((await tight?.(camera.page)) ?? [])];
    findings.push(...found.map((what) => `${story.id} (${told({ viewport, globals })}): ${what}`));
  }
  return findings;
}

/** Goes through all stories with one page. */
async function work(queue, { browser, origin, tick }) {
  const camera = await openCamera(browser, origin, SHOWN, queue[0].id, { script: axe });
  const findings = [];
  for (let story = queue.shift(); story; story = queue.shift()) {
    try {
      findings.push(...(await examine(story, camera)));
    } catch (error) {
      findings.push(`${story.id}: ${error.message.split('\n')[0]}`);
    }
    tick();
  }
  await camera.close();
  return findings;
}

async function main(only) {
  const stories = indexedStories().filter(({ id }) => id.includes(only));
  const { origin, close } = await serveStorybook();
  const browser = await openBrowser();
  const tools = { browser, origin, tick: progress('stories', stories.length) };
  const queue = [...stories];
  try {
    const findings = (await Promise.all([work(queue, tools), work(queue, tools)])).flat();
    console.log(findings.join('\n'));
    const passed = Math.max(0, stories.length * looks.length - findings.length);
    return { passed, failed: findings.length, failures: findings };
  } finally {
    await browser.close();
    close();
  }
}

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});
const outcome = await main(positionals[0] ?? '');
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
process.exitCode = outcome.failed > 0 ? 1 : 0;
