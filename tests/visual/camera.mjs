import { viewports } from '../../.storybook/modes.mjs';
import { openBrowser } from '../runner/open-browser.mjs';
import { decode, topOf } from './picture.mjs';

/** Settings under which one browser draws the same letters every time, on any processor and at any load. */
const steadyArgs = [
  '--font-render-hinting=none',
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
/** How often a story is asked whether it has ended: by the clock, as a stuck page may draw no frame. */
const ASKED_EVERY_MS = 20;

export const openSteadyBrowser = () => openBrowser(steadyArgs);

/** Runs in the page: asks the workshop for a story over its own channel. */
function askForStory(storyId) {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: says how the story ended, once it is the one that was asked for. */
function storyEnd(storyId) {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  const ended = ['finished', 'errored', 'aborted'];
  return render?.id === storyId && ended.includes(render.phase) && render.phase;
}

/** Runs in the page: says where a story stands that did not end, and whether the page is drawn at all. */
async function whereItStands() {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  const drawn = await Promise.race([
    new Promise((done) => requestAnimationFrame(() => done('is drawn'))),
    new Promise((done) => setTimeout(() => done('is not drawn'), 1_000)),
  ]);
  return `${render?.id} is ${render?.phase}, the page ${drawn}`;
}

/** Waits for a story that was asked for, and returns how it ended. @throws {Error} when it does not */
async function endOf(page, story) {
  const waiting = { timeout: STORY_SETTLES_WITHIN_MS, polling: ASKED_EVERY_MS };
  try {
    return await (await page.waitForFunction(storyEnd, story, waiting)).jsonValue();
  } catch {
    throw new Error(`The story did not end in time: ${await page.evaluate(whereItStands)}.`);
  }
}

/**
 * Runs in the page: waits until nothing has changed in it for a while.
 * @param {number} forMs
 */
function quiet(forMs) {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      done();
    };
    let timer = setTimeout(end, forMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, forMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Runs in the page: waits for type and pictures, those below the fold too, and for two frames drawn.
 * A browser that has a larger file at hand takes it in place of the right one, so which file is drawn
 * would depend on the stories before: every picture is taken from the one file that all browsers know.
 * One that was drawn before it was decoded has other corners: so all are drawn anew.
 */
async function settle() {
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const source of document.querySelectorAll('picture > source')) {
    source.removeAttribute('srcset');
  }
  const pictures = [...document.images];
  const decoded = async (picture) => {
    picture.loading = 'eager';
    const arrived = new Promise((done) => {
      picture.addEventListener('load', done, { once: true });
      picture.addEventListener('error', done, { once: true });
    });
    // The change of file above takes effect after this task.
    await new Promise((done) => setTimeout(done));
    if (!picture.complete) await arrived;
    await picture.decode().catch(() => {});
  };
  await Promise.all(pictures.map(decoded));
  await document.fonts.ready;
  if (pictures.length > 0) {
    for (const picture of pictures) picture.style.visibility = 'hidden';
    await frames();
    for (const picture of pictures) picture.style.visibility = '';
  }
  await frames();
}

/**
 * Runs in the page: lays what sticks where it would be on the whole page. The browser draws what may
 * move with the page a part of a pixel apart, by what moved before.
 */
function unstick() {
  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.style.position = 'relative';
    element.style.inset = 'auto';
  }
}

/**
 * Runs in the page: what the toolbars for theme and direction do, on the story as it stands. What is not
 * named stays, as a story may have settings of its own.
 */
function dressPage({ theme, direction }) {
  const page = document.documentElement;
  if (theme) page.dataset.theme = theme;
  if (direction) page.dir = direction;
}

/**
 * A browser shrinks a photograph from whichever smaller copy it has at hand, so its pixels would
 * depend on the stories before: here each is drawn from the file itself. A caret stands still.
 */
const STEADY_STYLE = `
  img { image-rendering: pixelated !important; }
  * { caret-animation: manual !important; }
`;

/** How long a screen, which fetches what it shows, must stand still before it is taken. */
const SCREEN_QUIET_MS = 250;
/** The same for any story that is taken a second time: long enough for a busy machine. */
const PATIENT_QUIET_MS = 800;

const isScreen = (story) => story.startsWith('screens-');

/** The workshop's own look at accessibility is left out: it doubles the time of every story. */
const ALONE = { 'a11y.manual': '!true' };

const fromToolbars = (globals) =>
  Object.entries({ ...ALONE, ...globals })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * Opens one page of the workshop that is kept open for many stories: far quicker than a page for each.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the built workshop
 * @param {{ viewport: keyof typeof viewports, globals: Record<string, string>, forcedColors?: 'active' }} mode
 * @param {string} firstStory
 * @param {{ args?: string, script?: string }} [extras] what the first story is given, as the workshop takes
 *   it in an address; what is run in the page beside it
 */
export async function openCamera(browser, origin, mode, firstStory, { args = '', script } = {}) {
  const { viewport, globals, forcedColors } = mode;
  const { width, height } = viewports[viewport].styles;
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });

  async function openPage() {
    const page = await context.newPage();
    await page.goto(
      `${origin}/iframe.html?id=${firstStory}&viewMode=story&globals=${fromToolbars(globals)}&args=${args}`,
    );
    await endOf(page, firstStory);
    await page.addStyleTag({ content: STEADY_STYLE });
    if (script) await page.addScriptTag({ content: script });
    return page;
  }

  let page = await openPage();

  async function show(story) {
    if (page.isClosed()) page = await openPage();
    await page.evaluate(askForStory, story);
    const reached = await endOf(page, story).catch(async (error) => {
      // A page that is stuck with one story would show none of those after it.
      await page.close();
      throw error;
    });
    if (reached !== 'finished') throw new Error(`The story ${reached}.`);
  }

  /**
   * Takes what is shown, when it has stood still for a while.
   * @param {number} [quietMs]
   * @returns {Promise<import('./picture.mjs').Picture>}
   */
  async function takeAsItIs(quietMs = 0) {
    await page.mouse.move(0, 0);
    if (quietMs > 0) await page.evaluate(quiet, quietMs);
    await page.evaluate(unstick);
    await page.evaluate(settle);
    return topOf(await decode(await page.screenshot({ fullPage: true, animations: 'disabled' })));
  }

  return {
    /** The page as it is now: one that got stuck is replaced before the next story. */
    get page() {
      return page;
    },
    /** Shows one story. @throws {Error} when it fails, or does not end in time */
    show,
    takeAsItIs,
    /** Takes a story, on a page that has shown nothing else, in no hurry. */
    takePatiently: () => takeAsItIs(PATIENT_QUIET_MS),
    /**
     * Takes one story in several modes that only colour it otherwise (see `visitsOf`).
     * @param {string} story
     * @param {(typeof mode)[]} worn
     * @returns {AsyncGenerator<import('./picture.mjs').Picture>}
     */
    async *take(story, worn) {
      await show(story);
      for (const { globals: toolbars } of worn) {
        await page.evaluate(dressPage, { theme: toolbars.theme });
        yield takeAsItIs(isScreen(story) ? SCREEN_QUIET_MS : 0);
      }
    },
    /** Dresses what is shown in other settings of the toolbars. @param {Record<string, string>} toolbars */
    dress: (toolbars) => page.evaluate(dressPage, toolbars),
    close: () => context.close(),
  };
}
