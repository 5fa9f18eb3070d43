import { readOrderExamples } from '@otzar/contract/order.examples';
import { describe, expect, test } from 'vitest';
import { confirmation, stepMessage } from '../../features/order/mail.ts';
import { writeMessage } from './message.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const occasion = { site: 'https://otzar.example', now };
const { default: placed, shipped, pickup, given } = readOrderExamples;

const plain = {
  to: 'noa@example.com',
  subject: 'A letter',
  greeting: 'Hello',
  pieces: ['The first sentence.', 'The second.'],
  sendAfter: now,
};

describe('a letter', () => {
  test('shows in a list what it begins with, or what it is told to', () => {
    const before = (html: string) => html.slice(0, html.indexOf('<h1'));
    expect(before(writeMessage(plain).html)).toContain('>The first sentence.</div>');
    const told = writeMessage({ ...plain, preview: 'In short.' }).html;
    expect(before(told)).toContain('>In short.</div>');
  });

  test('has its way into the shop as a button, and whole in the text', () => {
    const link = 'https://otzar.example/account?a=1&b=2';
    const { html, text } = writeMessage({ ...plain, pieces: [{ link, label: 'Your account' }] });
    expect(html).toContain('href="https://otzar.example/account?a=1&amp;b=2"');
    expect(text).toContain(`Your account:\n${link}`);
  });

  test('leaves what people wrote text, wherever it stands', () => {
    const markup = '"><img src=x onerror=alert(1)>';
    const rows = [
      { label: markup, value: markup, under: markup },
      { label: markup, words: markup },
    ];
    const pieces = [markup, rows, { link: `https://otzar.example/${markup}`, label: markup }];
    const { html } = writeMessage({
      ...plain,
      subject: markup,
      greeting: markup,
      preview: markup,
      pieces,
    });
    expect(html).not.toContain('<img');
  });

  test('asks for nothing from elsewhere, and has dark colours of its own', () => {
    const { html } = confirmation(given, occasion);
    expect(html).not.toMatch(/<img|<link|url\(|<script/);
    expect(html).toContain('prefers-color-scheme: dark');
  });
});

describe('what is told of an order', () => {
  test('names each thing in both of its languages', () => {
    for (const letter of [confirmation(placed, occasion), stepMessage(shipped, occasion)]) {
      expect(letter?.text).toContain('Letters from the Orchard (\u2068מכתבים מן הפרדס\u2069)');
      expect(letter?.html).toMatch(/<bdi[^>]*>מכתבים מן הפרדס<\/bdi>/);
    }
  });

  test('as it is placed is what it costs and who paid', () => {
    const { text } = confirmation(given, occasion);
    expect(text).toContain('Total: $115.78');
    expect(text).toContain('Gift card ending in WREN: $50.00');
    expect(text).toContain('Gift message: For the first day of school.');
  });

  test('that was shipped is where it goes and when it arrives, in the shop’s days', () => {
    const letter = stepMessage(shipped, occasion);
    expect(letter?.text).toContain('by Sunday, November 29.');
    expect(letter?.text).toContain('Brooklyn, NY, 11201');
  });

  test('that is ready is who fetches it', () => {
    expect(stepMessage(pickup, occasion)?.text).toContain('lies at the counter for Noa Levi');
  });

  test('is nothing where nothing is new', () => {
    expect(stepMessage({ ...placed, status: 'packed' }, occasion)).toBeNull();
    expect(stepMessage({ ...pickup, status: 'delivered' }, occasion)).toBeNull();
    expect(stepMessage({ ...placed, status: 'delivered' }, occasion)).not.toBeNull();
  });
});
