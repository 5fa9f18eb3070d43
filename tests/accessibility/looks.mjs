import { withoutStyleSheets } from './axe.mjs';

const NARROWEST = 320;

/** What the workshop has on every page of its own, for when there is no story to show. */
const within = { exclude: [['.sb-wrapper'], ['#storybook-docs']] };

/** A story is no whole page, so rules about pages do not hold for it. */
const everyRule = {
  rules: Object.fromEntries(
    ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  ),
};

/** The rules that colours and places decide. */
const rulesOfLooks = {
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
};

/** Runs in the page. */
async function runAxe({ within, options }) {
  const { violations } = await window.axe.run(within, options);
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
    asked: everyRule,
  },
  {
    viewport: 'desktop',
    globals: { theme: 'dark', direction: 'rtl' },
    asked: rulesOfLooks,
    tight: measureLargeText,
  },
  {
    viewport: 'phone',
    globals: { theme: 'light', direction: 'rtl' },
    asked: everyRule,
    tight: measureNarrow,
  },
  { viewport: 'phone', globals: { theme: 'dark', direction: 'ltr' }, asked: rulesOfLooks },
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
  for (const { viewport, globals, asked, tight } of looks) {
    await camera.dress({ viewport, globals });
    const found = [
      ...(await camera.page.evaluate(runAxe, {
        within,
        options: { ...withoutStyleSheets, ...asked },
      })),
      ...((await tight?.(camera.page)) ?? []),
    ];
    findings.push(...found.map((what) => `${what} (${told({ viewport, globals })})`));
  }
  return findings;
}
