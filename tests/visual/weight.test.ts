import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('baselines', import.meta.url));

/** Every clone carries them, and every one that changes once more. */
const HEAVIEST_MB = 24;

it('all pictures that are kept weigh 24 MB at most', () => {
  const bytes = readdirSync(folder).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
  expect(bytes / 1e6).toBeLessThanOrEqual(HEAVIEST_MB);
});
