import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideWidgets } from './partner-widgets.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-widget="chat"></div><div data-widget="feedback"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
});

const hidden = () => document.adoptedStyleSheets.length > 0;

test('chat and feedback are hidden, and back 5 s after what covered them has gone', () => {
  const letBack = hideWidgets();
  const [sheet] = document.adoptedStyleSheets;
  expect(sheet?.cssRules[0]?.cssText).toMatch(/chat.*feedback.*display: none !important/);
  letBack();
  vi.advanceTimersByTime(4_999);
  expect(hidden()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hidden()).toBe(false);
});

test('opened again within the 5 s, they stay hidden', () => {
  hideWidgets()();
  vi.advanceTimersByTime(3_000);
  const letBack = hideWidgets();
  vi.advanceTimersByTime(10_000);
  expect(hidden()).toBe(true);
  letBack();
  vi.advanceTimersByTime(5_000);
  expect(hidden()).toBe(false);
});
