import type { Suggestions } from '@otzar/design-system/widgets/catalogue/SearchBox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { suggester } from './suggest.ts';
import type { Offer } from './suggestion-client.ts';

/** Questions in the order in which they were asked, each to be answered by hand. */
interface Question {
  text: string;
  answer: () => Promise<void>;
  fail: () => Promise<void>;
}

const offerFor = (text: string): Offer => ({ texts: [`${text}!`], products: [] });

function typing() {
  const questions: Question[] = [];
  let shown: Suggestions | undefined;
  const settle = (act: () => void) => async () => {
    act();
    await vi.advanceTimersByTimeAsync(0);
  };
  const { type, stop } = suggester(
    (text) =>
      new Promise((resolve, reject) =>
        questions.push({
          text,
          answer: settle(() => resolve(offerFor(text))),
          fail: settle(() => reject(new Error('down'))),
        }),
      ),
    (suggestions) => {
      shown = suggestions;
    },
  );
  return {
    type,
    stop,
    questions,
    asked: () => questions.map(({ text }) => text),
    shown: () => shown,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('while a shopper types', () => {
  it('the first text is asked for at once, later ones at most each 250 ms, the last one always', () => {
    const { type, asked } = typing();
    type('g');
    expect(asked()).toEqual(['g']);
    for (const text of ['ga', 'gar', 'gard']) type(text);
    vi.advanceTimersByTime(249);
    expect(asked()).toEqual(['g']);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(['g', 'gard']);
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(['g', 'gard']);
    type('garde');
    expect(asked()).toEqual(['g', 'gard', 'garde']);
  });

  it('an empty text clears at once, and what was asked before is not shown any more', async () => {
    const { type, asked, questions, shown } = typing();
    type('g');
    type('ga');
    type('  ');
    expect(shown()).toEqual({ status: 'idle', texts: [], products: [] });
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(['g']);
    await questions[0]?.answer();
    expect(shown()).toMatchObject({ status: 'idle', texts: [] });
  });

  it('the same text is not asked for twice', () => {
    const { type, asked } = typing();
    type('g');
    type(' g ');
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(['g']);
  });

  it('an answer that comes late never replaces a newer one', async () => {
    const { type, questions, shown } = typing();
    type('g');
    type('ga');
    vi.advanceTimersByTime(250);
    await questions[1]?.answer();
    expect(shown()).toMatchObject({ status: 'ready', texts: ['ga!'] });
    await questions[0]?.answer();
    expect(shown()).toMatchObject({ status: 'ready', texts: ['ga!'] });
    await questions[0]?.fail();
    expect(shown()).toMatchObject({ status: 'ready' });
  });

  it('an answer on the way is shown until a newer one comes', async () => {
    const { type, questions, shown } = typing();
    type('g');
    type('ga');
    await questions[0]?.answer();
    expect(shown()).toMatchObject({ status: 'loading', texts: ['g!'] });
    vi.advanceTimersByTime(250);
    await questions[1]?.answer();
    expect(shown()).toMatchObject({ status: 'ready', texts: ['ga!'] });
  });

  it('a failure is told, unless something newer is on the way', async () => {
    const { type, questions, shown } = typing();
    type('g');
    type('ga');
    await questions[0]?.fail();
    expect(shown()).toMatchObject({ status: 'loading' });
    vi.advanceTimersByTime(250);
    await questions[1]?.fail();
    expect(shown()).toEqual({ status: 'failed', texts: [], products: [] });
  });

  it('nothing is asked any more once it has stopped', () => {
    const { type, stop, asked } = typing();
    type('g');
    type('ga');
    stop();
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual(['g']);
  });
});
