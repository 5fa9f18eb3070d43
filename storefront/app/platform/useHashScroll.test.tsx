import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../mocks/render.tsx';
import { useHashScroll } from './useHashScroll.ts';

const HEIGHT = 800;

function Screen() {
  useHashScroll();
  return <main />;
}

/** A part of the page that stands so far down it. */
function addPart(id = 'part'): HTMLElement {
  const part = document.createElement('section');
  part.id = id;
  part.tabIndex = -1;
  part.getBoundingClientRect = () => new DOMRect(0, HEIGHT - window.scrollY, 100, 100);
  document.body.append(part);
  return part;
}

const reduced = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget() as MediaQueryList, { matches }));

beforeEach(() => window.scrollTo({ top: 0 }));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function go(hash: string) {
  const { router } = renderScreen(<Screen />);
  await act(() => router.navigate(`/${hash}`));
  return router;
}

test('a hash leads to its part over 500 ms, and the focus with it', async () => {
  reduced(false);
  const part = addPart();
  const begun = performance.now();
  await go('#part');
  expect(window.scrollY).toBeLessThan(HEIGHT / 2);
  await waitFor(() => expect(window.scrollY).toBe(HEIGHT), { interval: 10 });
  expect(performance.now() - begun).toBeGreaterThanOrEqual(490);
  expect(document.activeElement).toBe(part);
});

test('where motion is reduced it is there at once', async () => {
  reduced(true);
  addPart();
  await go('#part');
  await waitFor(() => expect(window.scrollY).toBe(HEIGHT), { timeout: 300 });
});

test('a part that comes late is gone to when it is there', async () => {
  reduced(true);
  await go('#part');
  expect(window.scrollY).toBe(0);
  addPart();
  await waitFor(() => expect(window.scrollY).toBe(HEIGHT));
});

test('whoever has gone elsewhere meanwhile is left there', async () => {
  reduced(true);
  await go('#part');
  window.dispatchEvent(new Event('wheel'));
  const part = addPart();
  await act(async () => undefined);
  expect(part.isConnected).toBe(true);
  expect(window.scrollY).toBe(0);
});

test.each(['#', '#%E0%A4%A', '#nowhere'])('%s leads nowhere, and breaks nothing', async (hash) => {
  reduced(true);
  await go(hash);
  expect(window.scrollY).toBe(0);
});
