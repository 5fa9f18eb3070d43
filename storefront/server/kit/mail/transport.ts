import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { house } from '@otzar/domain/brand';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SentMessage } from './outbox.ts';

/** Takes a letter away. @throws when it could not be taken */
export type Transport = (letter: SentMessage) => Promise<void>;

const [, host = 'localhost'] = house.email.split('@');

/** A letter as a mail program has it; one that is sent twice has the same id, so that it is shown once. */
const messageOf = ({
  id,
  recipient,
  reply_to,
  subject,
  text,
  html,
  unsubscribe,
}: SentMessage): SendMailOptions => ({
  from: { name: house.name, address: house.email },
  to: { name: '', address: recipient },
  ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
  subject,
  text,
  html,
  messageId: `<letter-${id}@${host}>`,
  // Mail programs show a button for it, and press it with a POST of their own (RFC 8058).
  ...(unsubscribe !== null && {
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends mail through the server at an address such as `smtps://user:password@host`. */
export function mailServer(url: string): Transport {
  const server = createTransport(url);
  return async (letter) => {
    await server.sendMail(messageOf(letter));
  };
}

/** Lays mail into a folder, one `.eml` a letter, for whoever tries the shop. */
export function mailFolder(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (letter) => {
    const { message } = await writer.sendMail(messageOf(letter));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${String(letter.id).padStart(6, '0')}.eml`);
    // Written beside and moved, so that nobody reads half a letter.
    await writeFile(`${file}.part`, message);
    await rename(`${file}.part`, file);
  };
}
