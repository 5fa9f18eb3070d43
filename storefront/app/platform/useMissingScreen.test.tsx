import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigations } from './navigations.ts';
import { watchPageLeaving } from './page-leaving.ts';
import { useMissingScreen } from './useMissingScreen.ts';

afterEach(() => vi.unstubAllGlobals());

/** The router goes to a page, and does not arrive. */
function leaveFor(to: string): void {
  navigations.router?.({
    instrument: ({ navigate }) => {
      void navigate?.(() => new Promise<never>(() => {}), { to, currentUrl: '/' });
    },
  });
}

/** The router loads the open page again, as it does where a file does not come. @returns whether that was prevented */
const reload = (navigation: EventTarget): boolean => {
  const event = new Event('navigate', { cancelable: true });
  return !navigation.dispatchEvent(
    Object.assign(event, { navigationType: 'reload', userInitiated: false }),
  );
};

test('a screen is opened once, however often the router has missed its code', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  const missing = vi.fn<(event: Event) => void>();
  window.addEventListener('vite:preloadError', missing);
  const { unmount } = renderHook(useMissingScreen);
  leaveFor('/contact-us');
  expect([reload(navigation), reload(navigation)]).toEqual([true, true]);
  await waitFor(() => expect(missing).toHaveBeenCalled());
  // Whatever else was asked has been answered by now, too.
  await Promise.all(asked.mock.results.map(({ value }) => value));
  await Promise.resolve();
  expect(missing).toHaveBeenCalledOnce();
  expect(missing.mock.lastCall?.[0]).toMatchObject({
    screen: new URL('/contact-us', location.href).href,
  });
  window.removeEventListener('vite:preloadError', missing);
  unmount();
});

test('a page that is being left is not loaded again', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  const stop = watchPageLeaving();
  const { unmount } = renderHook(useMissingScreen);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload(navigation)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  unmount();
  stop();
});
