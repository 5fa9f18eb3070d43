import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInteraction } from './useInteraction.ts';

const onConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
});

/** Whether a page is in use once something has happened on it. */
function usedAfter(kind: string): boolean {
  const { result, unmount } = renderHook(useInteraction);
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event(kind)));
  const used = result.current;
  unmount();
  return used;
}

test.each(['focusin', 'keydown', 'pointerdown', 'scroll', 'touchstart'])(
  'a page is in use with the first %s',
  (kind) => {
    expect(usedAfter(kind)).toBe(true);
  },
);

test('a list that scrolls itself to what it shows is no use of the page', () => {
  const list = document.body.appendChild(document.createElement('ul'));
  const { result } = renderHook(useInteraction);
  act(() => void list.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(false);
  list.remove();
});

test.each<[object, string, boolean]>([
  [{ saveData: true }, 'scroll', false],
  [{ effectiveType: '2g' }, 'touchstart', false],
  [{ saveData: true }, 'pointerdown', true],
  [{ effectiveType: '2g' }, 'keydown', true],
])('on %j a %s alone: %s', (connection, kind, used) => {
  onConnection(connection);
  expect(usedAfter(kind)).toBe(used);
});

test('what happened before anybody listened counts', () => {
  vi.stubGlobal('scrollY', 10);
  expect(renderHook(useInteraction).result.current).toBe(true);
  onConnection({ saveData: true });
  expect(renderHook(useInteraction).result.current).toBe(false);
});
