import { runVisibly } from '../storefront/launch/process.mjs';

/** Sends the workshop to Chromatic, where a token says whose it is. */
async function sendToChromatic() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'Chromatic needs CHROMATIC_PROJECT_TOKEN: make a project at chromatic.com, set the token and run this again. npm run test:visual needs none.',
    );
    return 0;
  }
  return runVisibly(['node_modules/chromatic/dist/bin.cjs', '--exit-zero-on-changes']);
}

process.exitCode = await sendToChromatic();
