import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';

/** To whom a letter goes, and when it was written. */
interface To {
  email: string;
  now: Date;
}

/** Asks whether it was the owner of the address who wants letters. Nothing that was typed is in it. */
export const makeSure = ({ email, now, link }: To & { link: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: 'Do you want letters from Otzar?',
    greeting: 'Do you want letters from Otzar?',
    pieces: [
      'Somebody, probably you, asked us to write to this address: new books, quiet finds and the odd sale, once a month. One step is left.',
      { link, label: 'Yes, write to me' },
      'The link is good for seven days. If this was not you, there is nothing to do: we will not write again.',
    ],
    sendAfter: now,
  });

/** To somebody who gets letters from now on, or got them before and asked once more. */
export const onTheList = ({ email, now, unsubscribe }: To & { unsubscribe: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: 'You are on our list',
    greeting: 'You are on our list',
    pieces: [
      'Our next letter comes to you: new books, quiet finds and the odd sale, once a month.',
      'Enough of us? One press, at any time:',
      { link: unsubscribe, label: 'No more letters' },
    ],
    sendAfter: now,
    unsubscribe,
  });
