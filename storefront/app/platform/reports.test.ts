import { afterEach, describe, expect, test, vi } from 'vitest';

/** The module as a page has it that was just opened. */
async function freshPage() {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReset();
  return import('./reports.ts');
}

test('errors from before the service’s code came are told of as soon as it is there', async () => {
  const { onReport, report } = await freshPage();
  const early = new Error('early');
  report(early);
  const heard: unknown[] = [];
  onReport((error) => heard.push(error));
  expect(heard).toEqual([early]);
  const late = new Error('late');
  report(late);
  expect(heard).toEqual([early, late]);
});

test('an error that is told of by several is told of once', async () => {
  const { onReport, report } = await freshPage();
  const heard: unknown[] = [];
  const broken = new Error('broken');
  report(broken);
  onReport((error) => heard.push(error));
  report(broken);
  expect(heard).toEqual([broken]);
});

test('no more than ten wait', async () => {
  const { onReport, report } = await freshPage();
  for (let n = 0; n < 30; n += 1) report(new Error(`broken ${n}`));
  const heard: unknown[] = [];
  onReport((error) => heard.push(error));
  expect(heard).toHaveLength(10);
});

describe('what nobody caught', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A window that says what a browser's does. */
  async function watchedPage() {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const reports = await freshPage();
    reports.watchUncaughtErrors();
    const throws = (error: unknown) =>
      page.dispatchEvent(Object.assign(new Event('error'), { error }));
    const rejects = (reason: unknown) =>
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    return { ...reports, throws, rejects };
  }

  test('is told of once, also if it was thrown before the service’s code came', async () => {
    const { onReport, throws, rejects, report } = await watchedPage();
    const heard: unknown[] = [];
    const early = new Error('early');
    throws(early);
    onReport((error) => heard.push(error));
    const late = new Error('late');
    rejects(late);
    report(late);
    throws(early);
    expect(heard).toEqual([early, late]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('is nothing to tell of where the browser does not say what it was', async () => {
    const { onReport, throws } = await watchedPage();
    const heard: unknown[] = [];
    onReport((error) => heard.push(error));
    throws(null);
    throws(undefined);
    expect(heard).toEqual([]);
  });
});
