import { browserMajor } from '../runner/browser.mjs';

/** What a picture was drawn with. @typedef {{ platform: string, browserMajor: number }} Environment */

/** What pictures are drawn with here. @param {string} browser its path @returns {Environment} */
export const environmentOf = (browser) => ({
  platform: process.platform,
  browserMajor: browserMajor(browser),
});

/** Whether both draw every pixel alike. @param {Environment} one @param {Environment} other */
export const isSame = (one, other) =>
  one.platform === other.platform && one.browserMajor === other.browserMajor;

/** An environment in words. @param {Environment} environment */
export const inWords = ({ platform, browserMajor: major }) => `Chromium ${major} on ${platform}`;
