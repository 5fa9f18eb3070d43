import { addressOfPage } from '../../kit/language.ts';
import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { messages } from './messages.ts';
import type { WaitedFor } from './waited-for.ts';

/** To whom a letter goes, what it is about, and when it was written. */
interface About {
  email: string;
  item: WaitedFor;
  now: Date;
}

/** Asks whether it was the owner of the address who waits for it; the way to end that is in the same letter. */
export const makeSure = ({
  email,
  item: { title },
  now,
  confirm,
  unsubscribe,
}: About & { confirm: string; unsubscribe: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.sure.subject(title),
    greeting: messages.mail.sure.subject(title),
    pieces: [
      messages.mail.sure.asked(title),
      { link: confirm, label: messages.mail.sure.yes },
      messages.mail.sure.until,
      messages.mail.sure.enough,
      { link: unsubscribe, label: messages.mail.sure.end },
    ],
    sendAfter: now,
    unsubscribe,
  });

/** Says that it is in stock again, the one time that this was asked for. */
export const isBack = ({ email, item, now, site }: About & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.back.subject(item.title),
    greeting: messages.mail.back.subject(item.title),
    pieces: [
      messages.mail.back.here,
      { link: `${site}${addressOfPage(item.path)}`, label: messages.mail.back.see },
      messages.mail.back.once,
    ],
    sendAfter: now,
  });
