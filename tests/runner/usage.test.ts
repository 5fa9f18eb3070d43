import { expect, test } from 'vitest';
import { answerOf } from './usage.mjs';

test.each([
  [[]],
  [['--changed']],
  [['--', '--changed']],
  [['dom', 'journeys']],
  [['stories', 'widgets-facets']],
  [['visual', '--accept', '--redraw', 'widgets-facets']],
  [['dom', 'stories', '--changed']],
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

test.each([
  [['dom', 'journeyz'], /called journeyz for dom\./],
  [['dom', '--accept'], /called --accept for dom\./],
  [['visual', '--acept'], /^Unknown option '--acept'\.\n/],
  [['visual', '--accept=yes'], /^Option '--accept' does not take an argument\.\n/],
  [['visual', '--accept', '--review'], /give one of them/],
  [['visual', '--redraw'], /goes with --accept/],
  [['stories', '--part', 'all'], /pictures or audit, not all/],
])('%j is answered before anything is built', (args, words) => {
  expect(answerOf(args)).toMatchObject({ code: 1, words: expect.stringMatching(words) });
});
