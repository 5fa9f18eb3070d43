import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface CountingProps {
  duration: number;
  held?: boolean;
  onEnd: () => void;
}

function Counting({ duration, held = false, onEnd }: CountingProps) {
  useCountdown(duration, held, onEnd);
  return null;
}

function start(duration: number) {
  const props = { duration, onEnd: vi.fn() };
  const { rerender, unmount } = render(<Counting {...props} />);
  const hold = (held: boolean) => rerender(<Counting {...props} held={held} />);
  return { onEnd: props.onEnd, hold, unmount };
}

it('ends once, when its time has passed', () => {
  const { onEnd } = start(4000);
  vi.advanceTimersByTime(3999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('stands still while it is held, and goes on with what was left', () => {
  const { onEnd, hold } = start(4000);
  vi.advanceTimersByTime(3000);
  hold(true);
  vi.advanceTimersByTime(60_000);
  hold(false);
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends no more once it is gone', () => {
  const { onEnd, unmount } = start(4000);
  unmount();
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
