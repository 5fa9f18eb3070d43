import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../runner/refused.mjs';
import { closeBrowser, makeAll, whileItAnswers } from './workers.mjs';

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

describe('proofs whose browser', () => {
  it('is killed end in that sentence', async () => {
    const { kill, tools } = drawing();
    const { chromium } = tools as { chromium: never };
    const proved = whileItAnswers(chromium, 'the proofs', async () => {
      kill();
      throw new Error('Target page, context or browser has been closed');
    });
    await expect(proved).rejects.toThrow(Refused);
    await expect(proved).rejects.toThrow(/browser ended.*run the tests again/);
  });

  it('answers bring what they found, or what is wrong with them', async () => {
    const { chromium } = drawing().tools as { chromium: never };
    expect(await whileItAnswers(chromium, 'the proofs', async () => undefined)).toBeUndefined();
    const broken = whileItAnswers(chromium, 'the proofs', async () => {
      throw new TypeError('no such thing');
    });
    await expect(broken).rejects.toThrow(TypeError);
  });
});

describe('a browser that does not answer', () => {
  afterEach(() => void vi.useRealTimers());

  it('is waited for in vain no longer than a while, at its work and at its end', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const chromium = { isConnected: () => true, close: never } as never;
    const proved = whileItAnswers(chromium, 'the proofs', never);
    const told = expect(proved).rejects.toThrow(/does not answer any more at the proofs: run/);
    const closed = closeBrowser(chromium);
    await vi.runAllTimersAsync();
    await told;
    expect(await closed).toBeUndefined();
  });

  it('has time for each picture that differs, however many a story has', async () => {
    vi.useFakeTimers();
    const { tools } = drawing();
    const later = (ms: number) => () =>
      new Promise<string[]>((resolve) => setTimeout(resolve, ms, ['changed']));
    const pictures = Array.from({ length: 9 }, () => 'picture');
    const made = makeAll([{ story: 'gallery', pictures }], tools, later(300_000));
    await vi.runAllTimersAsync();
    expect(await made).toEqual(['changed']);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    const bare = expect(makeAll([{ story: 'bare' }], tools, later(300_000))).rejects.toThrow(
      /does not answer any more at bare/,
    );
    await vi.runAllTimersAsync();
    await bare;
  });
});
