import { onSupportedNode } from './launch/node-version.mjs';

if (onSupportedNode()) {
  const { launch } = await import('./launch/launch.mjs');
  await launch(process.argv.slice(2));
}
