import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, buildShop } from './build.mjs';
import { CommandFailed, root, runNode } from './process.mjs';
import { releaseName } from './release.mjs';
import { step } from './step.mjs';

const assets = join(root, 'storefront/app/build/client/assets');
const upload = join(root, '.cache/source-maps');

/** Takes the maps out of what is served, and lays the scripts that they belong to beside them. */
async function moveMaps() {
  await rm(upload, { recursive: true, force: true });
  await mkdir(upload, { recursive: true });
  const maps = (await readdir(assets)).filter((file) => file.endsWith('.js.map'));
  for (const map of maps) {
    const script = map.slice(0, -'.map'.length);
    await rename(join(assets, map), join(upload, map));
    await cp(join(assets, script), join(upload, script));
  }
  return maps.length;
}

/**
 * Sends the source maps of the pages to the error-reporting service, by its own tool, which reads the token, the
 * organisation and the project from the environment. They are never in the folder that the shop serves.
 * @throws {CommandFailed} with what the tool said
 */
export async function uploadSourceMaps() {
  const missing = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'].filter(
    (name) => !process.env[name],
  );
  if (missing.length > 0)
    throw new CommandFailed(
      `Nothing was sent: ${missing.join(', ')} must be set. See storefront/configuration.md.`,
    );
  process.env.SOURCE_MAPS = 'on';
  await rm(join(assets, '..', '..'), { recursive: true, force: true });
  await build('app');
  const count = await moveMaps();
  await buildShop();
  const release = releaseName();
  const args = ['sourcemap', 'upload', '--no-rewrite', '--url-prefix', '~/assets/'];
  await step('source maps', async () => {
    await runNode(['node_modules/sentry/dist/bin.cjs', ...args, '--release', release, upload]);
    return `${count} sent for ${release}`;
  });
}
