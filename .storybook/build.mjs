import { build } from '../storefront/launch/build.mjs';
import { runVisibly } from '../storefront/launch/process.mjs';

/** Builds the workshop to be published; what else is said goes to Storybook, as Chromatic's `--output-dir` does. */
async function buildWorkshop(args) {
  await build('tokens');
  const env = { WORKSHOP: 'chromatic' };
  return runVisibly(['node_modules/storybook/dist/bin/dispatcher.js', 'build', ...args], { env });
}

process.exitCode = await buildWorkshop(process.argv.slice(2));
