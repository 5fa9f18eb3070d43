import type { Database } from '../../storefront/server/db/database.ts';
import { readMessages } from '../../storefront/server/kit/mail/outbox.ts';

/** The token of the last link for a new password that was written to an e-mail address. */
export async function lastResetToken(db: Database, email: string): Promise<string> {
  for (const { recipient, text } of await readMessages(db, 500)) {
    const token = /\/password\/reset\/([\w-]+)/.exec(text)?.[1];
    if (recipient === email && token !== undefined) return token;
  }
  throw new Error(`${email} was written no link.`);
}
