import { findCommand } from './find-command.mjs';

/**
 * An engine beside Chromium's.
 * @typedef {{ name: 'Gecko' | 'WebKit', commands: string[], packages: string }} Engine `packages` are Debian's, which
 *   bring the commands
 */

/** @type {Engine[]} */
export const engines = [
  { name: 'Gecko', commands: ['firefox-esr'], packages: 'firefox-esr' },
  { name: 'WebKit', commands: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver and xvfb' },
];

/** Whether all is on this machine that an engine runs with. @param {Engine} engine */
export const isHere = ({ commands }) => commands.every((command) => findCommand(command));

/** Says in one line which engine is not here, and how it comes. @param {Engine} engine */
export const sayMissing = ({ name, packages }) => `no ${name} here: install Debian’s ${packages}`;
