import { viewports } from '../../.storybook/modes.mjs';
import { pageSize, selectorsOfRules } from './in-page.mjs';
import { OF_BROWSER, selectorOf } from './states.mjs';

/** @typedef {import('../../.storybook/modes.mjs').Mode} Mode */

/** A viewport of the workshop as a browser takes it. @param {keyof typeof viewports} name */
export function sizeOf(name) {
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/**
 * Tells a page's browser what a mode asks of it: size, density, media and the states of elements.
 * @param {import('playwright').Page} page
 */
export function openEmulation(page) {
  let told = { viewport: 'desktop', media: '', density: 1 };
  let session;
  const send = async (method, params) => {
    session ??= page.context().newCDPSession(page);
    return (await session).send(method, params);
  };

  /** Asked of the browser here alone: what the library asks by itself would hold again after each picture. */
  async function setSize(viewport, density) {
    const size = { ...sizeOf(viewport), deviceScaleFactor: density, mobile: false };
    await send('Emulation.setDeviceMetricsOverride', size);
  }

  /** What a picture takes in: beyond the window only where the page is larger, as that lays it out anew. */
  async function extentOf(whole) {
    if (!whole) return { captureBeyondViewport: false };
    // A phone has no scrollbar to leave room for: without a clip that is left out.
    if (told.density > 1) return { captureBeyondViewport: true };
    const { width, height } = await page.evaluate(pageSize);
    const window = sizeOf(told.viewport);
    const captureBeyondViewport = width > window.width || height > window.height;
    return { captureBeyondViewport, clip: { x: 0, y: 0, width, height, scale: 1 } };
  }

  return {
    /** @param {Pick<Mode, 'viewport' | 'forcedColors' | 'media' | 'reducedMotion' | 'density'>} mode */
    async wear({ viewport, forcedColors, media, reducedMotion, density = 1 }) {
      const features = {
        forcedColors: forcedColors ?? 'none',
        media: media ?? 'screen',
        reducedMotion: reducedMotion ?? 'reduce',
      };
      if (viewport !== told.viewport || density !== told.density) await setSize(viewport, density);
      if (JSON.stringify(features) !== told.media) await page.emulateMedia(features);
      told = { viewport, media: JSON.stringify(features), density };
    },

    /**
     * Takes what is in the window, or the whole page. The library's own screenshot would set the density back, and take most
     * of its time to press a file that is read at once and thrown away.
     * @param {{ whole: boolean }} extent
     * @returns {Promise<Buffer>} a PNG
     */
    async capture({ whole }) {
      const asked = { format: 'png', optimizeForSpeed: true, ...(await extentOf(whole)) };
      const { data } = await send('Page.captureScreenshot', asked);
      return Buffer.from(data, 'base64');
    },

    /**
     * Puts elements into states such as `hover`, which no pointer could for all at once: what can be focused, or those for
     * which a state may change anything.
     * @param {string[]} states names of pseudo-classes
     */
    async force(states) {
      const selector = states.includes('focus')
        ? OF_BROWSER
        : selectorOf(await page.evaluate(selectorsOfRules), states);
      await send('DOM.enable');
      await send('CSS.enable');
      const { root } = await send('DOM.getDocument', { depth: 0 });
      const { nodeIds } = await send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      const forced = nodeIds.map((nodeId) =>
        send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states }),
      );
      await Promise.all(forced);
    },

    /** Lets every element be as it is. */
    async release() {
      await send('CSS.disable');
      await send('DOM.disable');
    },
  };
}
