import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPageLeaving } from './page-leaving.ts';
import { onReport, report } from './reports.ts';

let stops: (() => void)[] = [];

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

const leave = (type = 'beforeunload') =>
  window.dispatchEvent(new Event(type, { cancelable: true }));

test.each(['beforeunload', 'pagehide'])(
  'what fails because the page is left is no error, and what fails after a download is one: %s',
  (type) => {
    const heard: unknown[] = [];
    stops = [watchPageLeaving(), onReport((error) => heard.push(error))];
    leave(type);
    report(new Error('NetworkError when attempting to fetch resource.'));
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(10_000);
    const broken = new Error('broken');
    report(broken);
    expect(heard).toEqual([broken]);
  },
);

test('a page that Back shows again tells of its errors at once', () => {
  const heard: unknown[] = [];
  stops = [watchPageLeaving(), onReport((error) => heard.push(error))];
  leave();
  const early = new Error('ended with the page');
  report(early);
  window.dispatchEvent(new Event('pageshow'));
  const broken = new Error('broken');
  report(broken);
  expect(heard).toEqual([broken]);
});
