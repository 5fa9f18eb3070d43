import type { register } from '@otzar/contract/customer-account';
import type { CallOutput } from '@otzar/contract/endpoint';
import { language } from '@otzar/contract/language';
import { emailKey } from '@otzar/domain/customer';
import { eq } from 'drizzle-orm';
import { customer } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { requireUncommon } from './common-passwords.ts';
import { alreadyHere, welcome } from './mail.ts';
import { hashPassword } from './password.ts';
import { mayWriteTo } from './post.ts';

/**
 * Makes an account, and answers its id; null where the e-mail address has one already. Both take the same
 * work, and write a letter.
 * @throws {HttpError} 422 for a password that is guessed among the first
 */
export async function createAccount(
  { db, clock, site }: Shop,
  { name, email, password }: CallOutput<typeof register>['body'],
): Promise<number | null> {
  const now = clock();
  const email_key = emailKey(email);
  requireUncommon(password, { name, email });
  const password_hash = await hashPassword(password);
  const allowed = await mayWriteTo(db, email, now);
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(customer)
      .values({ name, email, email_key, password_hash, language: language(), created_at: now })
      .onConflictDoNothing({ target: customer.email_key })
      .returning({ id: customer.id });
    // The address as its owner writes it: what was typed here is anybody's.
    const [owner = { email, language: language() }] = await tx
      .select({ email: customer.email, language: customer.language })
      .from(customer)
      .where(eq(customer.email_key, email_key));
    const to = { email: owner.email, now, site };
    const letter = inWordsOf(owner.language, () => (made ? welcome(to) : alreadyHere(to)));
    if (made || allowed) await putInOutbox(tx, [letter]);
    return made?.id ?? null;
  });
}
