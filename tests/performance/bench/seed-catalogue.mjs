import { spawn } from 'node:child_process';
import { ended, root } from '../../../storefront/launch/process.mjs';

/**
 * Fills a shop with a catalogue of some size.
 * @param {number} products
 * @param {Record<string, string>} env where the shop's data is
 */
export async function seedCatalogue(products, env) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'storefront/demo/command.ts', '--products', String(products)],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
  );
  const { code } = await ended(child);
  if (code !== 0) throw new Error('The large catalogue could not be seeded.');
}
