import { addressOfPage } from '../../kit/language.ts';
import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { store } from '../store/store.ts';
import { messages } from './messages.ts';

/** How long the visitor has to see an answer in the chat before it goes out by mail. */
export const UNSEEN_MS = 5 * 60 * 1000;

/** A message as the shop's people read it in their mail. */
interface Written {
  thread: number;
  /** What the visitor is called; null for a guest. */
  name: string | null;
  /** Where answers reach them by mail; null where no address is known. */
  email: string | null;
  order: number | null;
  text: string;
  now: Date;
}

const howToAnswer = (thread: number, email: string | null): string => {
  const command = `In the chat: npm run chat -- ${thread} "your answer".`;
  return email === null
    ? `${command} They have left no e-mail address, so a reply to this letter does not reach them.`
    : `${command} Or reply to this letter: that goes to ${email} by mail alone; npm run chat -- ${thread} --answered then takes the thread off the list.`;
};

/** Tells the shop's people what a visitor has written. */
export const toShop = ({ thread, name, email, order, text, now }: Written): MailMessage =>
  writeMessage({
    to: store.email,
    replyTo: email ?? undefined,
    subject: `Chat ${thread}: ${name ?? 'a guest'}`,
    greeting: `${name ?? 'A guest'} has written in the chat`,
    preview: text,
    pieces: [
      text,
      [
        { label: 'Answer to', value: email ?? 'no address given' },
        ...(order === null ? [] : [{ label: 'About order', value: String(order) }]),
      ],
      howToAnswer(thread, email),
    ],
    sendAfter: now,
  });

/** Brings a visitor the answers that they have not seen. What they wrote themselves is not in it: they may have given another's address. */
export const toVisitor = (
  email: string,
  texts: string[],
  { site, now }: { site: string; now: Date },
): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.answered,
    greeting: messages.mail.answered,
    pieces: [
      ...texts,
      messages.mail.goOn,
      { link: `${site}${addressOfPage('/contact-us#chat')}`, label: messages.mail.open },
    ],
    sendAfter: new Date(now.getTime() + UNSEEN_MS),
  });
