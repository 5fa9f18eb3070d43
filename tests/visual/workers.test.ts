import { describe, expect, it, vi } from 'vitest';
import { Refused } from './refused.mjs';
import { makeAll } from './workers.mjs';

/** A browser that can be killed, and what draws with it. */
function drawing() {
  let connected = true;
  const chromium = { isConnected: () => connected };
  const kill = () => {
    connected = false;
  };
  const open = async () => {
    if (!connected) throw new Error('Target page, context or browser has been closed');
    return { close: async () => undefined };
  };
  return { kill, tools: { chromium, open, origin: '', label: 'stories' } as never };
}

describe('visits whose browser is killed', () => {
  it('end in one sentence, not with its last stories told to be broken', async () => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    const { kill, tools } = drawing();
    const made = makeAll([{ story: 'the-last' }], tools, async () => {
      kill();
      return ['broken'];
    });
    await expect(made).rejects.toThrow(Refused);
    await expect(made).rejects.toThrow(/browser ended.*run the tests again/);
  });

  it('end in that sentence too where it was killed before the first', async () => {
    const { kill, tools } = drawing();
    kill();
    await expect(makeAll([{ story: 'any' }], tools, async () => [])).rejects.toThrow(Refused);
  });
});
