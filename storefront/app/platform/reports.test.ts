import { expect, test, vi } from 'vitest';

/** The module as a page has it that was just opened. */
async function freshPage() {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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
