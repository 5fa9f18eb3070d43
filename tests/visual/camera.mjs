import { chromium } from 'playwright';
import { viewports } from '../../.storybook/modes.mjs';
import { browserArgs, findBrowser } from '../runner/browser.mjs';
import { decode, topOf } from './picture.mjs';

/** Settings under which one browser draws the same letters every time. */
const steadyArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** The day on which all pictures are taken. */
const NOW = new Date('2026-03-04T10:00:00-05:00');

const STORY_SETTLES_WITHIN_MS = 20_000;

export const openBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserArgs, ...steadyArgs] });

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

/**
 * Runs in the page: waits for type and pictures, those below the fold too, and for two frames drawn.
 * A browser that has a larger file at hand takes it in place of the right one, so which file is drawn
 * would depend on the stories before: every picture is taken from the one file that all browsers know.
 */
async function settle() {
  for (const source of document.querySelectorAll('picture > source')) {
    source.removeAttribute('srcset');
  }
  const drawn = async (picture) => {
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
  await Promise.all([...document.images].map(drawn));
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * A browser shrinks a photograph from whichever smaller copy it has at hand, so its pixels would
 * depend on the stories before: here each is drawn from the file itself.
 */
const STEADY_PHOTOGRAPHS = 'img { image-rendering: pixelated !important; }';

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
 * @param {string} [args] of the first story, as the workshop takes them in an address
 */
export async function openCamera(browser, origin, mode, firstStory, args = '') {
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
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(
    `${origin}/iframe.html?id=${firstStory}&viewMode=story&globals=${fromToolbars(globals)}&args=${args}`,
  );
  await page.waitForFunction(storyEnd, firstStory, { timeout: STORY_SETTLES_WITHIN_MS });
  await page.addStyleTag({ content: STEADY_PHOTOGRAPHS });

  async function show(story) {
    await page.evaluate(askForStory, story);
    const timeout = STORY_SETTLES_WITHIN_MS;
    const end = await page.waitForFunction(storyEnd, story, { timeout });
    const reached = await end.jsonValue();
    if (reached !== 'finished') throw new Error(`The story ${reached}.`);
  }

  /** Takes what is shown. @returns {Promise<import('./picture.mjs').Picture>} */
  async function takeAsItIs() {
    await page.mouse.move(0, 0);
    await page.evaluate(settle);
    return topOf(await decode(await page.screenshot({ fullPage: true, animations: 'disabled' })));
  }

  return {
    page,
    /** Shows one story. @throws {Error} when it fails, or does not end in time */
    show,
    takeAsItIs,
    /** Takes one story. @returns {Promise<import('./picture.mjs').Picture>} */
    take: async (story) => {
      await show(story);
      return takeAsItIs();
    },
    close: () => context.close(),
  };
}
