import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { SimulatedProcesses, type SimulatedTab } from './simulated-processes.ts';

type Tally = Record<string, number>;

/** The code of a page, loaded anew: each page has its own. */
async function page() {
  vi.resetModules();
  return import('./storage.ts');
}

async function open(name = 'tally', tab?: SimulatedTab) {
  const { persistedStoreOf } = await page();
  const schema = v.record(v.string(), v.number());
  const keep = () =>
    persistedStoreOf<Tally>({ name, version: 1, place: 'browser', schema, initial: {} });
  return tab ? tab.act(keep) : keep();
}

const more = (thing: string) => (now: Tally) => ({ ...now, [thing]: (now[thing] ?? 0) + 1 });

beforeEach(() => localStorage.clear());

test('a page that Back shows again reads what it has not heard of while it was put aside', async () => {
  const tally = await open();
  tally.change(more('tea'));
  const heard = vi.fn(() => tally.read());
  tally.onOtherTab(heard);
  const kept = JSON.parse(localStorage.getItem('otzar:tally') ?? '');
  localStorage.setItem('otzar:tally', JSON.stringify({ ...kept, data: { bread: 1 } }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toHaveReturnedWith({ bread: 1 });
});

describe('what two tabs keep at the same moment', () => {
  it('is kept where one answers to the first of several changes before it hears of the next', async () => {
    const browser = new SimulatedProcesses(2);
    const [here, other] = browser.tabs as [SimulatedTab, SimulatedTab];
    const mine = { bag: await open('bag', here), discount: await open('discount', here) };
    const theirs = { bag: await open('bag', other), cards: await open('giftCard', other) };
    here.act(() => {
      mine.bag.change(more('book'));
      mine.discount.change(more('READ10'));
    });
    browser.arrive();
    // An order: the bag is emptied, and the discount goes with it; nothing of either stays on screen.
    here.act(() => {
      mine.bag.change(() => ({}));
      mine.discount.change(() => ({}));
    });
    browser.takeIn(here);
    browser.deliver(other);
    expect(other.act(theirs.bag.read)).toEqual({});
    other.act(() => theirs.cards.change(more('worked out again')));
    browser.arrive();
    const discount = await open('discount', other);
    expect(other.act(discount.read)).toEqual({});
    expect(here.act(mine.discount.read)).toEqual({});
    expect(other.act(theirs.cards.read)).toEqual({ 'worked out again': 1 });
  });

  it('is both changes to one module, whoever overwrites whom', async () => {
    const browser = new SimulatedProcesses(2);
    const [here, other] = browser.tabs as [SimulatedTab, SimulatedTab];
    const [mine, theirs] = [await open('tally', here), await open('tally', other)];
    here.act(() => mine.change(more('tea')));
    other.act(() => theirs.change(more('bread')));
    browser.arrive();
    for (const [tab, stored] of [[here, mine] as const, [other, theirs] as const])
      expect(tab.act(stored.read)).toEqual({ tea: 1, bread: 1 });
  });

  it('is kept where a tab goes on before it is told that it was overwritten', async () => {
    const browser = new SimulatedProcesses(2);
    const [here, other] = browser.tabs as [SimulatedTab, SimulatedTab];
    const [mine, theirs] = [await open('tally', here), await open('tally', other)];
    here.act(() => mine.change(more('tea')));
    other.act(() => theirs.change(more('bread')));
    browser.takeIn(here);
    browser.takeIn(other);
    const overwritten = other.storage.getItem('otzar:tally') ?? '';
    here.heard.set('otzar:tally', overwritten);
    here.act(() => mine.change(more('milk')));
    browser.arrive();
    expect(other.act(theirs.read)).toEqual({ tea: 1, bread: 1, milk: 1 });
  });

  it('stays empty where one emptied it', async () => {
    const browser = new SimulatedProcesses(2);
    const [here, other] = browser.tabs as [SimulatedTab, SimulatedTab];
    const [mine, theirs] = [await open('tally', here), await open('tally', other)];
    here.act(() => mine.change(more('tea')));
    browser.arrive();
    other.act(() => theirs.change(() => ({})));
    browser.arrive();
    expect(here.act(mine.read)).toEqual({});
  });

  it('is every change once, in whatever order they are made and heard of', async () => {
    const { persistedStoreOf } = await page();
    const schema = v.record(v.string(), v.number());
    const step = fc.record({
      tab: fc.nat(2),
      module: fc.constantFrom('bag', 'checkout'),
      does: fc.constantFrom('change', 'change', 'take in', 'deliver'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const browser = new SimulatedProcesses(3);
        const keepers = browser.tabs.map((tab) =>
          tab.act(() => {
            const keep = (name: string) =>
              persistedStoreOf<Tally>({ name, version: 1, place: 'browser', schema, initial: {} });
            return { bag: keep('bag'), checkout: keep('checkout') };
          }),
        );
        const made = { bag: {}, checkout: {} };
        const deeds = {
          'take in': (tab: number) => browser.takeIn(browser.tabs[tab] as SimulatedTab),
          deliver: (tab: number) => browser.deliver(browser.tabs[tab] as SimulatedTab),
          change: (tab: number, module: 'bag' | 'checkout') => {
            const change = more(`tab ${tab}`);
            browser.tabs[tab]?.act(() => keepers[tab]?.[module].change(change));
            made[module] = change(made[module]);
          },
        };
        for (const { tab, module, does } of steps) deeds[does](tab, module);
        browser.arrive();
        for (const [index, tab] of browser.tabs.entries())
          expect(
            tab.act(() => ({
              bag: keepers[index]?.bag.read(),
              checkout: keepers[index]?.checkout.read(),
            })),
          ).toEqual(made);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a page that is put aside for long', () => {
  afterEach(() => void vi.useRealTimers());

  it('does not do again what it did before other pages came and went', async () => {
    vi.useFakeTimers();
    const long = await open();
    long.change(more('tea'));
    for (let visit = 0; visit < 30; visit += 1) {
      vi.advanceTimersByTime(10_000);
      (await open()).change(more('bread'));
    }
    expect(long.read()).toEqual({ tea: 1, bread: 30 });
    expect(localStorage.getItem('otzar:tally')?.length).toBeLessThan(1_000);
  });
});

describe('what earlier releases kept in one value', () => {
  const former = (data: Tally) => JSON.stringify({ tally: { version: 1, data, seen: { a: 3 } } });

  it('is given a value for each module, and the old one goes', async () => {
    localStorage.setItem('otzar', former({ tea: 2 }));
    const stored = await open();
    expect(localStorage.getItem('otzar')).toBeNull();
    expect(stored.read()).toEqual({ tea: 2 });
    expect((await open()).change(more('tea'))).toEqual({ tea: 3 });
  });

  it('does not replace what a module keeps by now', async () => {
    (await open()).change(more('bread'));
    localStorage.setItem('otzar', former({ tea: 2 }));
    expect((await open()).read()).toEqual({ bread: 1 });
    expect(localStorage.getItem('otzar')).toBeNull();
  });

  it('takes no change with it that a tab made meanwhile', async () => {
    const browser = new SimulatedProcesses(2);
    const [here, other] = browser.tabs as [SimulatedTab, SimulatedTab];
    for (const tab of browser.tabs) tab.heard.set('otzar', former({ tea: 2 }));
    const mine = await open('tally', here);
    here.act(() => mine.change(more('tea')));
    const theirs = await open('tally', other);
    browser.arrive();
    expect(here.act(mine.read)).toEqual({ tea: 3 });
    expect(other.act(theirs.read)).toEqual({ tea: 3 });
  });

  it.each(['{broken', '7', '{"tally":{"version":"x"}}'])(
    'is set aside where it is %s',
    async (text) => {
      localStorage.setItem('otzar', text);
      expect((await open()).read()).toEqual({});
      expect(localStorage.getItem('otzar')).toBeNull();
      expect(localStorage.getItem('otzar:set-aside')).toBe(text);
    },
  );
});
