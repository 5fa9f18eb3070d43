import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What looks at a page, to be run in it beside the stories. */
export const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const NARROWEST = 320;

/** What the workshop has on every page of its own, for when there is no story to show. */
const furniture = { exclude: [['.sb-wrapper'], ['#storybook-docs']] };

/** Runs in the page. A story is no whole page, so rules about pages do not hold for it. */
async function runAxe(within) {
  const rules = Object.fromEntries(
    ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  );
  const { violations } = await window.axe.run(within, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

/** Runs in the page: the rules that colours and places decide. */
async function runAxeOnLooks(within) {
  const values = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
  const runOnly = { type: 'rule', values };
  const { violations } = await window.axe.run(within, {
    runOnly,
    resultTypes: ['violations'],
    // None of these reads a style sheet.
    preload: false,
  });
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

/**
 * Every two of theme, direction and width meet once. Every rule is asked once on either width; dressed otherwise a story
 * has the same elements in other colours and places.
 */
const looks = [
  {
    viewport: 'desktop',
    globals: { theme: 'light', direction: 'ltr' },
    check: runAxe,
  },
  {
    viewport: 'desktop',
    globals: { theme: 'dark', direction: 'rtl' },
    check: runAxeOnLooks,
    tight: measureLargeText,
  },
  {
    viewport: 'phone',
    globals: { theme: 'light', direction: 'rtl' },
    check: runAxe,
    tight: measureNarrow,
  },
  { viewport: 'phone', globals: { theme: 'dark', direction: 'ltr' }, check: runAxeOnLooks },
];

/** How often each story is looked at. */
export const LOOKS = looks.length;

const told = ({ viewport, globals }) => [viewport, ...Object.values(globals)].join(', ');

/**
 * Looks at the story that is shown in every setting.
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function lookAt(camera) {
  const findings = [];
  for (const { viewport, globals, check, tight } of looks) {
    await camera.dress({ viewport, globals });
    const found = [
      ...(await camera.page.evaluate(check, furniture)),
      ...((await tight?.(camera.page)) ?? []),
    ];
    findings.push(...found.map((what) => `${what} (${told({ viewport, globals })})`));
  }
  return findings;
}
