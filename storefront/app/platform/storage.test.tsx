import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEY, keeperOf } from './storage.ts';

const tally = () =>
  keeperOf<Record<string, number>>({
    name: 'tally',
    version: 1,
    place: 'browser',
    schema: v.record(v.string(), v.number()),
    initial: {},
  });
const more = (thing: string) => (now: Record<string, number>) => ({
  ...now,
  [thing]: (now[thing] ?? 0) + 1,
});
const tellTheTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));

/** Writes as a process does that has not heard of what others wrote since. */
function behind(before: string | null, write: () => void): void {
  if (before === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, before);
  write();
}

beforeEach(() => localStorage.clear());

describe('what several tabs keep at the same moment', () => {
  let stops: (() => void)[] = [];
  const open = () => {
    const tab = tally();
    stops.push(tab.onOtherTab(() => {}));
    return tab;
  };
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
  });

  it('keeps a change that another tab has overwritten', () => {
    const [left, right] = [open(), open()];
    left.change(more('tea'));
    behind(null, () => right.change(more('bread')));
    expect(left.read()).toEqual({ bread: 1 });
    tellTheTabs();
    expect(left.read()).toEqual({ tea: 1, bread: 1 });
  });

  it('makes no change twice', () => {
    const [left, right] = [open(), open()];
    left.change(more('tea'));
    tellTheTabs();
    right.change(more('tea'));
    tellTheTabs();
    expect(left.read()).toEqual({ tea: 2 });
  });

  it('leaves what another tab emptied empty', () => {
    const [left, right] = [open(), open()];
    left.change(more('tea'));
    tellTheTabs();
    right.change(() => ({}));
    tellTheTabs();
    expect(left.read()).toEqual({});
  });

  it('loses nothing and doubles nothing, whatever overwrites what', () => {
    const steps = fc.array(fc.record({ tab: fc.nat(2), behind: fc.boolean() }), { maxLength: 20 });
    fc.assert(
      fc.property(steps, (taken) => {
        localStorage.clear();
        const tabs = [open(), open(), open()];
        for (const { tab, behind: late } of taken) {
          const before = localStorage.getItem(KEY);
          tabs[tab]?.change(more(`tab ${tab}`));
          const other = (tab + 1) % 3;
          if (late) behind(before, () => tabs[other]?.change(more(`tab ${other}`)));
          tellTheTabs();
        }
        const made = taken.flatMap(({ tab, behind: late }) =>
          late ? [tab, (tab + 1) % 3] : [tab],
        );
        for (const tab of [0, 1, 2]) {
          const count = made.filter((one) => one === tab).length;
          expect(tabs[0]?.read()[`tab ${tab}`] ?? 0).toBe(count);
        }
        for (const stop of stops) stop();
        stops = [];
      }),
      { numRuns: 60 },
    );
  });
});
