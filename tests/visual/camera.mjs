import { modes, plain } from '../../.storybook/modes.mjs';
import { openBrowser } from '../runner/open-browser.mjs';
import { openEmulation, sizeOf } from './emulation.mjs';
import {
  dressPage,
  endMotion,
  idle,
  quiet,
  scrollHalfway,
  settle,
  showStory,
  sources,
  unstick,
} from './in-page.mjs';
import { isScreen, outlineOf } from './outlines.mjs';
import { decode, topOf } from './picture.mjs';

/** Settings under which one browser draws the same letters every time, on any processor and at any load. */
const steadyArgs = [
  // What a whole browser takes from the system, which the one without a window does not ask.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-skia-runtime-opts',
  // A tile is drawn whole, at once and with its pictures, never mended in parts as they arrive.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

const STORY_SETTLES_WITHIN_MS = 20_000;
/** What a camera opens on: nothing of it stays when the first story is asked for. */
const FIRST = 'foundations-probe--right';

export const openSteadyBrowser = () => openBrowser(steadyArgs);

/**
 * A browser shrinks a photograph from whichever smaller copy it has at hand, so its pixels would
 * depend on the stories before: here each is drawn from the file itself. No caret is drawn, and all of a page is, also what
 * a browser leaves out until it is near. A page is as wide as in the shop, which leaves room for a scrollbar.
 */
const STEADY_STYLE = `
  :root { scrollbar-gutter: stable !important; }
  img { image-rendering: pixelated !important; }
  * { caret-animation: manual !important; caret-color: transparent !important; content-visibility: visible !important; }
`;

/** How long a screen, which fetches what it shows, must stand still before it is taken. */
const SCREEN_QUIET_MS = 250;
/** The same for any story that is taken a second time: long enough for a busy machine. */
const PATIENT_QUIET_MS = 800;
/** The same where no play has waited for what a screen fetches. */
const PLAYLESS_QUIET_MS = 1_500;
/** How long answers are waited for where no play has waited for them, and where one has: some are never to come. */
const ANSWERED_WITHIN_MS = { playless: 10_000, played: 2_000 };

/** The language that a page of the workshop has to be loaded in for a mode, see `.storybook/interface.ts`. */
const languageFor = ({ interface: language = 'en' }) => language;

/** The workshop's own look at accessibility is left out: it doubles the time of every story. */
const ALONE = 'a11y.manual:!true';

/** What toolbars are set to, as dressPage takes it; what is not named is the story's own. */
const dressOf = ({ theme, direction, textSize }) => ({
  ...(theme && { theme }),
  ...(direction && { direction }),
  ...(textSize && { fontSize: `${textSize}%` }),
});

/**
 * Opens one page of the workshop that is kept open for many stories: far quicker than a page for each.
 * @param {import('playwright').Browser} chromium
 * @param {string} origin of the built workshop
 * @param {{ args?: string, script?: string }} [extras] what the probe, on which it opens, is given, as the workshop
 *   takes it in an address; what is run in the page beside the stories
 */
export async function openCamera(chromium, origin, { args = '', script } = {}) {
  const context = await chromium.newContext({
    viewport: sizeOf('desktop'),
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });

  /** What the page has asked for and not been given yet. */
  const unanswered = new Set();

  async function openPage(language) {
    const page = await context.newPage();
    unanswered.clear();
    page.on('request', (request) => unanswered.add(request));
    for (const end of ['requestfinished', 'requestfailed'])
      page.on(end, (request) => unanswered.delete(request));
    await page.goto(
      `${origin}/iframe.html?id=${FIRST}&viewMode=story&globals=${ALONE};interface:${language}&args=${args}`,
    );
    await page.locator('#storybook-root > *').first().waitFor();
    await page.addStyleTag({ content: STEADY_STYLE });
    if (script) await page.addScriptTag({ content: script });
    return page;
  }

  let spoken = 'en';
  let page = await openPage(spoken);
  let browser = openEmulation(page);
  /** What the story that is shown has by itself: a viewport only where it is made for that alone. */
  let own = { viewport: undefined, theme: 'light', direction: 'ltr', fontSize: '' };
  /** What is told of the browser, and done to the page, for the picture that comes next. */
  let worn = modes.desktop;
  /** What the toolbars are set to. */
  let toolbars = plain;
  let shown = FIRST;

  async function wear(mode) {
    await browser.wear(mode);
    worn = mode;
  }

  async function dress({ viewport, globals, ...mode }) {
    await wear({ ...mode, viewport: own.viewport ?? viewport });
    await page.evaluate(dressPage, { ...own, ...dressOf(globals) });
  }

  /** Takes another page in place of the one that is open. */
  async function openAnew(language) {
    if (!page.isClosed()) await page.close();
    spoken = language;
    page = await openPage(language);
    browser = openEmulation(page);
    toolbars = plain;
    shown = FIRST;
    await takeInPlainColors();
  }

  async function show(storyId, { globals, ...mode } = modes.desktop) {
    const language = languageFor(globals);
    if (page.isClosed() || language !== spoken) await openAnew(language);
    await wear(mode);
    const wanted = { ...plain, ...globals };
    const changed = JSON.stringify(wanted) !== JSON.stringify(toolbars);
    toolbars = wanted;
    const asked = {
      storyId,
      again: storyId === shown,
      within: STORY_SETTLES_WITHIN_MS,
      ...(changed && { globals: wanted }),
    };
    own = { ...own, viewport: undefined };
    shown = storyId;
    const end = await page.evaluate(showStory, asked).catch(() => undefined);
    if (!end) {
      // A page that is stuck with one story would show none of those after it.
      await page.close();
      throw new Error('The story did not end in time.');
    }
    if (end.wrong) throw new Error(end.wrong);
    own = { ...own, ...end.dress };
  }

  // A story that is made for one width asks for it before it is drawn. The one before may ask again as it leaves, when toolbars
  // are set for this one: it is not heard. A workshop of an earlier commit does not say which story asks.
  await context.exposeFunction('resizeWorkshop', async (name, story = shown) => {
    if (story !== shown) return;
    own.viewport = name;
    await wear({ ...worn, viewport: name });
  });

  /** Waits until nothing has changed for a while, and what the page has asked for has come. */
  async function standAnswered(quietMs, withinMs) {
    const end = performance.now() + withinMs;
    do await page.evaluate(quiet, quietMs);
    while (unanswered.size > 0 && performance.now() < end);
  }

  /** Waits until what is shown has stood still for a while; where no play has waited, also for what it fetches. */
  async function standStill(quietMs) {
    if (quietMs === 0) return;
    if (spoken === 'en') return page.evaluate(quiet, quietMs);
    await standAnswered(PLAYLESS_QUIET_MS, ANSWERED_WITHIN_MS.playless);
  }

  /**
   * Takes what is shown, when it has stood still for a while.
   * @param {number} [quietMs]
   * @returns {Promise<import('./picture.mjs').Drawing>}
   */
  async function takeAsItIs(quietMs = 0) {
    const { scrolled = false, forced = [] } = worn;
    await page.mouse.move(0, 0);
    await standStill(quietMs);
    await page.evaluate(scrolled ? scrollHalfway : unstick);
    await page.evaluate(settle);
    if (forced.length > 0) await browser.force(forced);
    await page.evaluate(endMotion);
    const taken = await browser.capture({ whole: !scrolled });
    if (forced.length > 0) await browser.release();
    return { file: taken, read: async () => topOf(await decode(taken)) };
  }

  const quietFor = (story) => (isScreen(story) ? SCREEN_QUIET_MS : 0);

  /** A page whose first picture is one in forced colours keeps their paper in all that follow. */
  async function takeInPlainColors() {
    await wear(modes.desktop);
    await takeAsItIs();
  }
  await takeInPlainColors();

  return {
    /** The page as it is now: one that got stuck is replaced before the next story. */
    get page() {
      return page;
    },
    /** Shows one story, as it is by itself. @throws {Error} with what is wrong with it, or when it does not end in time */
    show,
    /** Takes a page that has shown nothing yet. */
    openAnew: () => openAnew(spoken),
    /** Dresses what is shown in a mode: its size, colours, direction and text. */
    dress,
    /** Gives it another size than it is dressed for, until it is dressed again. */
    resize: (viewport) => wear({ ...worn, viewport }),
    /** Takes what is shown; a screen, which fetches what it shows, once it stands still: longer where no play waits for it. */
    take: (story) => takeAsItIs(quietFor(story)),
    /** Addresses of every file that a picture of what is shown may be drawn from. @returns {Promise<string[]>} */
    sources: () => page.evaluate(sources),
    /** What is read out of it, once it stands still. @param {boolean} [patiently] @returns {Promise<string>} */
    async outline(patiently = false) {
      await page.evaluate(idle);
      await standAnswered(
        patiently ? PATIENT_QUIET_MS : SCREEN_QUIET_MS,
        ANSWERED_WITHIN_MS.played,
      );
      return outlineOf(await page.locator('body').ariaSnapshot());
    },
    /** Takes it in no hurry. */
    takePatiently: () => takeAsItIs(PATIENT_QUIET_MS),
    close: () => context.close(),
  };
}
