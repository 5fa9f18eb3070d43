import { viewports } from '../../.storybook/modes.mjs';

/** @typedef {import('../../.storybook/modes.mjs').Mode} Mode */

/** A viewport of the workshop as a browser takes it. @param {keyof typeof viewports} name */
export function sizeOf(name) {
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

const FOCUSABLE = ':is(button, input, select, textarea):enabled, a[href], summary, [tabindex]';

/**
 * Tells a page's browser what a mode asks of it: size, density, media and the states of elements.
 * @param {import('playwright').Page} page of the size `desktop`
 */
export function openEmulation(page) {
  let told = { viewport: 'desktop', media: '', density: 1 };
  let session;
  const send = async (method, params) => {
    session ??= page.context().newCDPSession(page);
    return (await session).send(method, params);
  };

  async function setDensity(viewport, density) {
    const size = { ...sizeOf(viewport), deviceScaleFactor: density, mobile: false };
    await send('Emulation.setDeviceMetricsOverride', size);
  }

  return {
    /** @param {Pick<Mode, 'viewport' | 'forcedColors' | 'media' | 'reducedMotion' | 'density'>} mode */
    async wear({ viewport, forcedColors, media, reducedMotion, density = 1 }) {
      const features = {
        forcedColors: forcedColors ?? 'none',
        media: media ?? 'screen',
        reducedMotion: reducedMotion ?? 'reduce',
      };
      if (viewport !== told.viewport) await page.setViewportSize(sizeOf(viewport));
      if (density !== told.density || density > 1) await setDensity(viewport, density);
      if (JSON.stringify(features) !== told.media) await page.emulateMedia(features);
      told = { viewport, media: JSON.stringify(features), density };
    },

    /**
     * Takes the whole page in the density that was set, which the library's own screenshot would set back.
     * @returns {Promise<Buffer>} a PNG
     */
    async captureDense() {
      const { data } = await send('Page.captureScreenshot', { captureBeyondViewport: true });
      return Buffer.from(data, 'base64');
    },

    /**
     * Puts every element into states such as `hover`, which no pointer could for all at once; what cannot be focused is
     * not.
     * @param {string[]} states names of pseudo-classes
     */
    async force(states) {
      await send('DOM.enable');
      await send('CSS.enable');
      const { root } = await send('DOM.getDocument', { depth: 0 });
      const all = {
        nodeId: root.nodeId,
        selector: states.includes('focus') ? FOCUSABLE : 'body *',
      };
      const { nodeIds } = await send('DOM.querySelectorAll', all);
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
