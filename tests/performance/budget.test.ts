import { describe, expect, it } from 'vitest';
import budget from './budget.json' with { type: 'json' };
import { packedSize, readManifest, scriptsOf } from './built-pages.ts';

const BYTES_IN_KB = 1_000;

describe('JavaScript before a page is ready, brotli', () => {
  it.each(Object.entries(budget))(
    'of %s stays within its budget',
    async (page, { startKB: { limit, why } }) => {
      const manifest = await readManifest();
      const scripts = scriptsOf(manifest, page).map((script) => ({
        script,
        kB: packedSize(script) / BYTES_IN_KB,
      }));
      const total = scripts.reduce((sum, script) => sum + script.kB, 0);
      const heaviest = scripts
        .toSorted((a, b) => b.kB - a.kB)
        .map((script) => `${script.kB.toFixed(1)} ${script.script}`);
      expect(total, `${why}\n${heaviest.join('\n')}`).toBeLessThanOrEqual(limit);
    },
  );

  it('is counted whole: what every page needs is in each sum', async () => {
    const manifest = await readManifest();
    const scripts = scriptsOf(manifest, 'home');
    expect(scripts).toContain(manifest.entry.module);
    expect(scripts.map(packedSize).every((size) => size > 0)).toBe(true);
  });
});

describe('a budget', () => {
  it.each(Object.entries(budget))('of %s has a reason beside each figure', (_, figures) => {
    const all = [figures.startKB, ...Object.values(figures.firstVisit)];
    expect(all.filter(({ limit, why }) => limit <= 0 || !/^[A-Z\d].+\.$/.test(why))).toEqual([]);
  });
});
