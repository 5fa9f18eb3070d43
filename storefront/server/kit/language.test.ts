import { askedIn, inLanguage } from '@otzar/contract/language';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerInLanguage, inWordsOf } from './language.ts';

const messages = inLanguage({ greeting: 'Welcome' }, { greeting: 'ברוכים הבאים' });
const shop = new Hono()
  .use(answerInLanguage)
  .get('*', async (c) => c.text(await Promise.resolve().then(() => messages.greeting)));
const said = async (path: string) => (await shop.request(path)).text();

test.each(['/', '/help', '/help.data', '/hebrew', '/api/home'])(
  '%s is answered in English',
  async (path) => {
    expect(await said(path)).toBe('Welcome');
  },
);

test.each(['/he', '/he/', '/he.data', '/he/bag', '/HE/bag'])(
  '%s is answered in Hebrew',
  async (path) => {
    expect(await said(path)).toBe('ברוכים הבאים');
  },
);

test('a call is answered in the language of its page, and of two at once each in its own', async () => {
  const hebrew = askedIn('he', '/api/home');
  const both = [said(hebrew), said(askedIn('en', '/api/home')), said(hebrew)];
  expect(await Promise.all(both)).toEqual(['ברוכים הבאים', 'Welcome', 'ברוכים הבאים']);
});

test('a language that there is not is English', async () => {
  expect(await said('/api/home?q=a&language=constructor')).toBe('Welcome');
  expect(await said(askedIn('he', '/api/search?q=a'))).toBe('ברוכים הבאים');
});

test('a letter is written in the language that it is said to be in, whoever asked', () => {
  expect(inWordsOf('he', () => messages.greeting)).toBe('ברוכים הבאים');
  expect(messages.greeting).toBe('Welcome');
});
