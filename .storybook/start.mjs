import { onSupportedNode } from '../storefront/launch/node-version.mjs';

/** Opens the workshop on PORT or 6006, after installing and building what it needs. */
async function openWorkshop() {
  const { build } = await import('../storefront/launch/build.mjs');
  const { ensureInstalled } = await import('../storefront/launch/install.mjs');
  const { runVisibly } = await import('../storefront/launch/process.mjs');
  await ensureInstalled();
  await build('tokens');
  const port = process.env.PORT ?? '6006';
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  return runVisibly([storybook, 'dev', '-p', port, '--exact-port', '--no-open']);
}

if (onSupportedNode()) process.exitCode = await openWorkshop();
