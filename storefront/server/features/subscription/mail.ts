import { longDateText } from '@otzar/domain/delivery';
import { storeDay } from '@otzar/domain/store-day';
import { frequencyText } from '@otzar/domain/subscription';
import type { subscription } from '../../db/schema.ts';
import { type MessageLink, type Piece, type Row, writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';

type SubscriptionNews = Pick<
  typeof subscription.$inferSelect,
  'id' | 'product' | 'quantity' | 'frequency' | 'next_on'
>;

/** To whom a letter goes, from which shop, and when it was written. */
interface To {
  email: string;
  site: string;
  now: Date;
}

const toIt = ({ id }: SubscriptionNews, site: string, label: string): MessageLink => ({
  link: `${site}/account/subscriptions-update/${id}`,
  label,
});

const rows = ({ product, quantity, frequency }: SubscriptionNews): Row[] => [
  { label: `${quantity} × ${product.title}`, under: product.heb_title, value: '' },
  { label: 'It comes', words: frequencyText(frequency) },
];

const letter = (
  { email, now }: To,
  subject: string,
  greeting: string,
  pieces: Piece[],
): MailMessage => writeMessage({ to: email, subject, greeting, pieces, sendAfter: now });

/** To somebody who has just signed up. */
export const begun = (kept: SubscriptionNews, to: To): MailMessage =>
  letter(to, `${kept.product.title}, ${frequencyText(kept.frequency)}`, 'It comes by itself now', [
    `The first order is placed on ${longDateText(kept.next_on ?? storeDay(to.now))}. We charge your card on that day, at the price of the day.`,
    rows(kept),
    'You can skip, pause or cancel at any time.',
    toIt(kept, to.site, 'Change or stop it'),
  ]);

/** A few days before an order is placed. */
export const comingSoon = (kept: SubscriptionNews & { next_on: string }, to: To): MailMessage =>
  letter(to, `${kept.product.title} comes soon`, 'It comes soon', [
    `The next order is placed on ${longDateText(kept.next_on)}, at the price of the day. There is nothing to do.`,
    rows(kept),
    'If it is too early or too much, skip or change it before then.',
    toIt(kept, to.site, 'Skip or change it'),
  ]);

/** Once an order could not be placed. @param sentence why, and what to do */
export const notPlaced = (
  kept: SubscriptionNews,
  sentence: string,
  retryOn: string,
  to: To,
): MailMessage =>
  letter(to, `We could not order ${kept.product.title}`, 'We could not place your order', [
    sentence,
    rows(kept),
    `We try again on ${longDateText(retryOn)}, and twice after that. Nothing was charged.`,
    toIt(kept, to.site, 'Put it right'),
  ]);

/** Once it has been tried often enough. @param sentence why, and what to do */
export const restsNow = (kept: SubscriptionNews, sentence: string, to: To): MailMessage =>
  letter(to, `${kept.product.title} is paused`, 'We have paused it', [
    `We tried several times and could not place your order. ${sentence}`,
    rows(kept),
    'Nothing was charged, and nothing more comes until you let it go on.',
    toIt(kept, to.site, 'Let it go on'),
  ]);
