import { language } from '@otzar/contract/language';
import { addressOfPage, inWordsOf } from '../../kit/language.ts';
import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { messages } from './messages.ts';

/** To whom a letter goes, and when it was written. */
interface To {
  email: string;
  now: Date;
}

const ifNotYou = (site: string) =>
  messages.mail.ifNotYou(`${site}${addressOfPage('/forgot-password')}`);

/** To somebody who has just made an account. Nothing that was typed is in it: anybody's address can be typed. */
export const welcome = ({ email, now, site }: To & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.welcome.subject,
    greeting: messages.mail.welcome.greeting,
    pieces: [messages.mail.welcome.kept, `${site}${addressOfPage('/account')}`],
    sendAfter: now,
  });

/** To the owner of an account that somebody tried to make once more. */
export const alreadyHere = ({ email, now, site }: To & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.alreadyHere.subject,
    greeting: messages.mail.alreadyHere.subject,
    pieces: [
      messages.mail.alreadyHere.unchanged,
      messages.mail.alreadyHere.logIn(`${site}${addressOfPage('/login')}`),
      messages.mail.alreadyHere.newPassword(`${site}${addressOfPage('/forgot-password')}`),
      messages.mail.alreadyHere.ifNotYou,
    ],
    sendAfter: now,
  });

/** With the link for a new password. @param spoken the account's language; that of the page where there is no account */
export const newPassword = (
  { email, now, site }: To & { site: string },
  token: string,
  spoken = language(),
): MailMessage =>
  inWordsOf(spoken, () => {
    const link = `${site}${addressOfPage(`/password/reset/${token}`)}`;
    return writeMessage({
      to: email,
      subject: messages.mail.newPassword.subject,
      greeting: messages.mail.newPassword.subject,
      pieces: [messages.mail.newPassword.link, link, messages.mail.newPassword.ifNotAsked],
      sendAfter: now,
    });
  });

/** To a customer whose password is another one now. */
export const passwordChanged = ({ email, now, site }: To & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.passwordChanged.subject,
    greeting: messages.mail.passwordChanged.subject,
    pieces: [messages.mail.passwordChanged.signedOut, ifNotYou(site)],
    sendAfter: now,
  });

/** To the former address and to the new one: whoever loses an account so must hear of it. */
export const emailChanged = (
  { email, now, site }: To & { site: string },
  former: string,
): MailMessage[] => [
  writeMessage({
    to: former,
    subject: messages.mail.emailChanged.subject,
    greeting: messages.mail.emailChanged.subject,
    pieces: [messages.mail.emailChanged.former, messages.mail.emailChanged.ifNotYou],
    sendAfter: now,
  }),
  writeMessage({
    to: email,
    subject: messages.mail.emailChanged.subject,
    greeting: messages.mail.emailChanged.subject,
    pieces: [messages.mail.emailChanged.now, ifNotYou(site)],
    sendAfter: now,
  }),
];

/** The last letter to somebody whose account is gone. */
export const farewell = ({ email, now }: To): MailMessage =>
  writeMessage({
    to: email,
    subject: messages.mail.farewell.subject,
    greeting: messages.mail.farewell.subject,
    pieces: [messages.mail.farewell.gone, messages.mail.farewell.thanks],
    sendAfter: now,
  });
