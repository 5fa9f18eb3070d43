import { expect, test } from 'vitest';
import { answerOf } from './usage.mjs';

test.each([
  [[]],
  [['--changed']],
  [['--', '--changed']],
  [['dom', 'journeys']],
  [['stories', 'widgets-facets']],
])('%j runs', (args) => {
  expect(answerOf(args)).toBeUndefined();
});

test('how the tests are run is told to whoever asks', () => {
  expect(answerOf(['--help'])).toMatchObject({
    code: 0,
    words: expect.stringContaining('--changed'),
  });
});

test.each([['journeyz'], ['--change']])('%s starts no run of everything', (slip) => {
  const answer = answerOf([slip]);
  expect(answer?.code).toBe(1);
  expect(answer?.words).toContain(`called ${slip}.`);
  expect(answer?.words).toContain('journeys');
});
