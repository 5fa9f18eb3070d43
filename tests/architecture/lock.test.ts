import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** Where npm looks for a package that another asks for: beside it, then further and further out. */
function* placesFor(name: string, asker: string): Generator<string> {
  const steps = asker.split('/node_modules/');
  for (let depth = steps.length; depth > 0; depth -= 1) {
    yield `${steps.slice(0, depth).join('/node_modules/')}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

describe('the lock file', () => {
  it('holds what other systems need, which npm forgets where it can not fetch it', () => {
    const missing = Object.entries(lock.packages).flatMap(
      ([asker, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter(
          (name) => ![...placesFor(name, asker)].some((place) => place in lock.packages),
        ),
    );
    expect(missing).toEqual([]);
  });
});
