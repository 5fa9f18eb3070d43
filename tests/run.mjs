import { onSupportedNode } from '../storefront/launch/node-version.mjs';

if (onSupportedNode()) {
  const { runTests } = await import('./runner/main.mjs');
  process.exitCode = await runTests(process.argv.slice(2));
}
