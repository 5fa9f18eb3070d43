import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { openBrowser, openCamera } from '../visual/camera.mjs';
import { progress } from '../visual/progress.mjs';
import { indexedStories, serveStorybook } from '../visual/storybook.mjs';

/**
 * With the suite of stories, which looks at each in the light, from left to right at 1280 px, every
 * two of theme, direction and width meet once. A phone may show other elements, so there every rule is
 * asked; in the dark there are the same elements in other colours and places.
 */
const passes = [
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

const told = ({ viewport, globals }) => [viewport, ...Object.values(globals)].join(', ');

/** Shows every story in one setting, and gathers what a check finds. */
async function goThrough(setting, stories, { chromium, origin, tick }) {
  const queue = [...stories];
  const findings = [];
  const worker = async () => {
    const camera = await openCamera(chromium, origin, setting, stories[0].id);
    await camera.page.addScriptTag({ content: axe });
    for (let story = queue.shift(); story; story = queue.shift()) {
      try {
        await camera.show(story.id);
        const found = await camera.page.evaluate(setting.check);
        found.push(...((await setting.tight?.(camera.page)) ?? []));
        findings.push(...found.map((what) => `${story.id} (${told(setting)}): ${what}`));
      } catch (error) {
        findings.push(`${story.id} (${told(setting)}): ${error.message.split('\n')[0]}`);
      }
      tick();
    }
    await camera.close();
  };
  await Promise.all([worker(), worker()]);
  return findings;
}

async function main(only) {
  const stories = indexedStories().filter(({ id }) => id.includes(only));
  const { origin, close } = await serveStorybook();
  const chromium = await openBrowser();
  const total = stories.length * passes.length;
  const tools = { chromium, origin, tick: progress('stories', total) };
  const findings = [];
  try {
    for (const setting of passes) {
      findings.push(...(await goThrough(setting, stories, tools)));
    }
  } finally {
    await chromium.close();
    close();
  }
  console.log(findings.join('\n'));
  return { passed: Math.max(0, total - findings.length), failed: findings.length };
}

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});
const outcome = await main(positionals[0] ?? '');
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
process.exitCode = outcome.failed > 0 ? 1 : 0;
