import { runVisibly } from '../storefront/launch/process.mjs';

/** Sends the workshop to Chromatic, where a token says whose it is; pictures that changed fail it until they are accepted there. */
async function sendToChromatic() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'Nothing was sent to Chromatic: it needs CHROMATIC_PROJECT_TOKEN. Make a project at chromatic.com, set its token and run this again. npm run test:visual needs none.',
    );
    return 0;
  }
  return runVisibly([
    'node_modules/chromatic/dist/bin.cjs',
    '--config-file=.storybook/chromatic.config.json',
  ]);
}

process.exitCode = await sendToChromatic();
