import { axe, withoutStyleSheets } from './axe.mjs';

/** What looks at a story, to be run in its page; a finding names its place, so no element's text is gathered. */
export const auditScript = `${axe}\naxe.configure({ noHtml: true });`;

/** What the workshop has on every page of its own, for when there is no story to show. */
const ofWorkshop = ['.sb-wrapper', '#storybook-docs'];
const within = { exclude: ofWorkshop.map((selector) => [selector]) };
const outsideOfStory = ofWorkshop.map((selector) => `${selector}, ${selector} *`).join(', ');

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

/**
 * Runs in the page: what the rules that neither colours nor places decide are told of it, apart from what they are not: every
 * element with its attributes, and whether it is drawn, read out, empty or beside the page.
 * @returns {string | undefined} nothing where such a rule looks at places after all, as for what a table is
 */
function structure(outsideOfStory) {
  if (document.querySelector(`table:not(${outsideOfStory})`)) return undefined;
  const { clientWidth } = document.documentElement;
  const inStory = document.body.querySelectorAll(`*:not(${outsideOfStory})`);
  const drawn = [...inStory].map((element) => {
    const { width, height, left, right } = element.getBoundingClientRect();
    const { display, visibility, opacity, clip, clipPath, contentVisibility } =
      getComputedStyle(element);
    const beside = right <= 0 || left >= clientWidth;
    const empty = width <= 1 || height <= 1;
    return [display, visibility, opacity === '0', clip, clipPath, contentVisibility, beside, empty];
  });
  return document.body.outerHTML + JSON.stringify(drawn);
}

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

/** Nothing may be lost on the narrowest screen, whatever a story is made for. */
async function measureNarrow(camera) {
  await camera.resize('narrow');
  const found = await camera.page.evaluate(findOverflow);
  return found.map((what) => `on the narrowest screen ${what}`);
}

/** Nothing may be lost with text twice as large. */
async function measureLargeText({ page }) {
  const enlarge = (size) => {
    document.documentElement.style.fontSize = size;
  };
  await page.evaluate(enlarge, '200%');
  const found = await page.evaluate(findOverflow);
  await page.evaluate(enlarge, '');
  return found.map((what) => `with text of 200 % ${what}`);
}

/**
 * Every two of theme, direction and width meet once. Every rule is asked once on either width, unless a story has the same
 * elements on both, drawn or not alike: then only colours and places are others, as they are where it is dressed otherwise.
 */
const audits = [
  {
    viewport: 'desktop',
    globals: { theme: 'light', direction: 'ltr' },
    rules: everyRule,
  },
  {
    viewport: 'desktop',
    globals: { theme: 'dark', direction: 'rtl' },
    rules: rulesOfLooks,
    tight: measureLargeText,
  },
  {
    viewport: 'phone',
    globals: { theme: 'light', direction: 'rtl' },
    rules: everyRule,
    tight: measureNarrow,
  },
  { viewport: 'phone', globals: { theme: 'dark', direction: 'ltr' }, rules: rulesOfLooks },
];

/** How often each story is audited. */
export const AUDITS = audits.length;

const told = ({ viewport, globals }) => [viewport, ...Object.values(globals)].join(', ');

/** The rules to ask of a page: of the structures in `asked`, which it joins, all but those about looks have been told. */
async function notAskedYet(rules, page, asked) {
  if (rules !== everyRule) return rules;
  const seen = await page.evaluate(structure, outsideOfStory);
  if (seen !== undefined && asked.has(seen)) return rulesOfLooks;
  asked.add(seen);
  return everyRule;
}

/**
 * Audits the story that is shown in every setting.
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function auditStory(camera) {
  const findings = [];
  const asked = new Set();
  for (const { viewport, globals, rules, tight } of audits) {
    await camera.dress({ viewport, globals });
    const options = { ...withoutStyleSheets, ...(await notAskedYet(rules, camera.page, asked)) };
    const found = [
      ...(await camera.page.evaluate(runAxe, { within, options })),
      ...((await tight?.(camera)) ?? []),
    ];
    findings.push(...found.map((what) => `${what} (${told({ viewport, globals })})`));
  }
  return findings;
}
