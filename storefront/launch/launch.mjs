import { buildShop, serverEntry } from './build.mjs';
import { backOfficeCommand } from './commands.mjs';
import { serveWithReload } from './dev.mjs';
import { ensureInstalled } from './install.mjs';
import { CommandFailed } from './process.mjs';
import { releaseName } from './release.mjs';
import { uploadSourceMaps } from './source-maps.mjs';

/** What `npm run dev`, `npm run build` and `npm run source-maps` do, by their first argument. */
const modes = {
  '--build': () => buildShop(),
  '--dev': serveWithReload,
  '--source-maps': uploadSourceMaps,
};

/** Built code first, then the server in this very process: its signals and exit code need no passing on. */
async function serve() {
  await buildShop();
  // Whoever starts the shop without saying that it is in production only tries it out, and reads its mail.
  if (!process.env.NODE_ENV) {
    process.env.TRIAL ??= 'on';
    if (!process.env.MAIL_URL) process.env.MAIL_PAGE ??= 'on';
  }
  process.env.NODE_ENV ??= 'production';
  process.env.SENTRY_RELEASE ??= releaseName();
  process.env.SENTRY_ENVIRONMENT ??= process.env.NODE_ENV;
  await import(serverEntry);
}

/**
 * Makes ready what the mode needs, and starts it.
 * @param {string[]} args the command line after the script's name
 */
export async function launch(args) {
  const [mode, ...rest] = args;
  try {
    await ensureInstalled();
    await (modes[mode] ?? backOfficeCommand(mode) ?? serve)(rest);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
