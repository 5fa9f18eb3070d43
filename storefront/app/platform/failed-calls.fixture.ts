import { afterEach, beforeEach, vi } from 'vitest';
import { onMoved } from './moved.ts';
import { onReport } from './reports.ts';

/** What is heard of calls that fail: where they lead, and what is reported. */
export function heardFailures() {
  const went = vi.fn();
  const reported = vi.fn();
  let listening: (() => void)[] = [];
  const stop = () => {
    for (const end of listening) end();
  };
  beforeEach(() => {
    listening = [onMoved(went), onReport(reported)];
  });
  afterEach(() => {
    stop();
    vi.clearAllMocks();
    vi.restoreAllMocks();
  });
  return { went, reported, stop };
}
