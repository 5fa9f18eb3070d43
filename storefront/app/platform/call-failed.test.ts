import { expect, test } from 'vitest';
import {
  CallFailed,
  failureSentence,
  sentenceFor,
  unexpected,
  unreachable,
} from './call-failed.ts';
import { onReport } from './reports.ts';

test('a shopper is told the sentence of a call; a fault of the code is reported, and its words are not shown', () => {
  const heard: unknown[] = [];
  const stop = onReport((error) => heard.push(error));
  const fault = new TypeError("Cannot read properties of undefined (reading 'lines')");
  expect(failureSentence(new CallFailed(0, unreachable))).toBe(unreachable.message);
  expect(heard).toEqual([]);
  expect(failureSentence(fault)).toBe(unexpected.message);
  expect(sentenceFor('email', fault)).toBe(unexpected.message);
  expect(heard).toEqual([fault]);
  stop();
});

test('a field’s own sentence goes before that of the whole call', () => {
  const refused = new CallFailed(422, {
    message: 'Look again.',
    fields: { email: 'No such one.' },
  });
  expect(sentenceFor('email', refused)).toBe('No such one.');
  expect(sentenceFor('name', refused)).toBe('Look again.');
});
