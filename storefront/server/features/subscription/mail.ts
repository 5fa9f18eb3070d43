import { longDateText } from '@otzar/domain/delivery';
import { storeDay } from '@otzar/domain/store-day';
import { frequencyText } from '@otzar/domain/subscription';
import type { subscription } from '../../db/schema.ts';
import { isolated } from '../../kit/isolation.ts';
import { addressOfPage } from '../../kit/language.ts';
import { type MessageLink, type Piece, type Row, writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { messages } from './messages.ts';

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
  link: `${site}${addressOfPage(`/account/subscriptions-update/${id}`)}`,
  label,
});

const rows = ({ product, quantity, frequency }: SubscriptionNews): Row[] => [
  { label: `${quantity} × ${isolated(product.title)}`, under: product.heb_title, value: '' },
  { label: messages.mail.comes, words: frequencyText(frequency) },
];

const letter = (
  { email, now }: To,
  subject: string,
  greeting: string,
  pieces: Piece[],
): MailMessage => writeMessage({ to: email, subject, greeting, pieces, sendAfter: now });

/** To somebody who has just signed up. */
export const begun = (kept: SubscriptionNews, to: To): MailMessage => {
  const { subject, greeting, first, anyTime, change } = messages.mail.begun;
  return letter(
    to,
    subject(isolated(kept.product.title), frequencyText(kept.frequency)),
    greeting,
    [
      first(longDateText(kept.next_on ?? storeDay(to.now))),
      rows(kept),
      anyTime,
      toIt(kept, to.site, change),
    ],
  );
};

/** A few days before an order is placed. */
export const comingSoon = (kept: SubscriptionNews & { next_on: string }, to: To): MailMessage => {
  const { subject, greeting, next, before, change } = messages.mail.soon;
  return letter(to, subject(isolated(kept.product.title)), greeting, [
    next(longDateText(kept.next_on)),
    rows(kept),
    before,
    toIt(kept, to.site, change),
  ]);
};

/** Once an order could not be placed. @param sentence why, and what to do */
export const notPlaced = (
  kept: SubscriptionNews,
  sentence: string,
  retryOn: string,
  to: To,
): MailMessage => {
  const { subject, greeting, again, putRight } = messages.mail.notPlaced;
  return letter(to, subject(isolated(kept.product.title)), greeting, [
    sentence,
    rows(kept),
    again(longDateText(retryOn)),
    toIt(kept, to.site, putRight),
  ]);
};

/** Once it has been tried often enough. @param sentence why, and what to do */
export const restsNow = (kept: SubscriptionNews, sentence: string, to: To): MailMessage => {
  const { subject, greeting, tried, nothingComes, goOn } = messages.mail.paused;
  return letter(to, subject(isolated(kept.product.title)), greeting, [
    tried(sentence),
    rows(kept),
    nothingComes,
    toIt(kept, to.site, goOn),
  ]);
};
