import { writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';

/** To whom a letter goes, and when it was written. */
interface To {
  email: string;
  now: Date;
}

const ifNotYou = (site: string) =>
  `If this was not you, please set a new password at once: ${site}/forgot-password`;

/** To somebody who has just made an account. Nothing that was typed is in it: anybody's address can be typed. */
export const welcome = ({ email, now, site }: To & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: 'Your account at Otzar',
    greeting: 'Welcome to Otzar',
    pieces: [
      'You have an account now. Your orders, your favorites, your addresses and what you read are kept there:',
      `${site}/account`,
    ],
    sendAfter: now,
  });

/** To the owner of an account that somebody tried to make once more. */
export const alreadyHere = ({ email, now, site }: To & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: 'You have an account already',
    greeting: 'You have an account already',
    pieces: [
      'Somebody, probably you, wanted to make an account with this e-mail address. There is one already, and nothing was changed.',
      `Log in: ${site}/login`,
      `Or set a new password: ${site}/forgot-password`,
      'If this was not you, there is nothing to do.',
    ],
    sendAfter: now,
  });

/** With the link for a new password. */
export const newPassword = ({ email, now, link }: To & { link: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: 'Set a new password',
    greeting: 'Set a new password',
    pieces: [
      'With this link you choose a new password. It works once, and for 60 minutes:',
      link,
      'If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
    sendAfter: now,
  });

/** To a customer whose password is another one now. */
export const passwordChanged = ({ email, now, site }: To & { site: string }): MailMessage =>
  writeMessage({
    to: email,
    subject: 'Your password was changed',
    greeting: 'Your password was changed',
    pieces: ['Everywhere else you have been signed out.', ifNotYou(site)],
    sendAfter: now,
  });

/** To the former address and to the new one: whoever loses an account so must hear of it. */
export const emailChanged = (
  { email, now, site }: To & { site: string },
  former: string,
): MailMessage[] => [
  writeMessage({
    to: former,
    subject: 'Your e-mail address was changed',
    greeting: 'Your e-mail address was changed',
    pieces: [
      'Your account has another e-mail address from now on, and no more letters come to this one.',
      'If this was not you, please write to us at once; an answer to this letter is enough.',
    ],
    sendAfter: now,
  }),
  writeMessage({
    to: email,
    subject: 'Your e-mail address was changed',
    greeting: 'Your e-mail address was changed',
    pieces: ['From now on you sign in with this e-mail address.', ifNotYou(site)],
    sendAfter: now,
  }),
];

/** The last letter to somebody whose account is gone. */
export const farewell = ({ email, now }: To): MailMessage =>
  writeMessage({
    to: email,
    subject: 'Your account was deleted',
    greeting: 'Your account was deleted',
    pieces: [
      'All that was kept in it is gone. Orders that have arrived stay with us without your name and address, as the law asks; those on their way still come.',
      'Thank you for having been here.',
    ],
    sendAfter: now,
  });
