import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** The commit that is checked out; empty where the shop did not come by git. */
function commit() {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** What this build is called where its errors are reported, e.g. `otzar@0.2.0+9f2431a`; `SENTRY_RELEASE` goes before. */
export function releaseName() {
  if (process.env.SENTRY_RELEASE) return process.env.SENTRY_RELEASE;
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [`${name}@${version}`, commit()].filter(Boolean).join('+');
}
