import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

it('CI compares with the browser that drew the kept pictures', () => {
  const [, major] = /^version=(\d+)\./m.exec(read('../../.ci/browser')) ?? [];
  expect(Number(major)).toBe(JSON.parse(read('baselines/manifest.json')).browserMajor);
});
