import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { messages } from './messages.ts';

/** To whom a letter goes, and when it was written. */
interface To {
  email: string;
  now: Date;
}

/** Asks whether it was the owner of the address who wants letters. Nothing that was typed is in it. */
export const makeSure = ({ email, now, link }: To & { link: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.sure.subject,
    greeting: messages.mail.sure.subject,
    pieces: [
      messages.mail.sure.asked,
      { link, label: messages.mail.sure.yes },
      messages.mail.sure.until,
    ],
    sendAfter: now,
  });

/** To somebody who gets letters from now on, or got them before and asked once more. */
export const onTheList = ({ email, now, unsubscribe }: To & { unsubscribe: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.welcome.subject,
    greeting: messages.mail.welcome.subject,
    pieces: [
      messages.mail.welcome.next,
      messages.mail.welcome.enough,
      { link: unsubscribe, label: messages.mail.welcome.end },
    ],
    sendAfter: now,
    unsubscribe,
  });
