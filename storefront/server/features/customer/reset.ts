import { randomBytes } from 'node:crypto';
import type { resetPassword } from '@otzar/contract/customer-account';
import type { CallOutput } from '@otzar/contract/endpoint';
import { emailKey } from '@otzar/domain/customer';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer, password_reset } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { putInOutbox, writeInOutbox } from '../../kit/mail/outbox.ts';
import { countTowardsLimit, type LimitedCaller, requireWithinLimit } from '../../kit/rate-limit.ts';
import { endOtherSessions } from '../../kit/session/lifetime.ts';
import { hashOf } from '../../kit/session/session-cookie.ts';
import type { Shop } from '../../kit/shop.ts';
import { requireUncommon } from './common-passwords.ts';
import { newPassword, passwordChanged } from './mail.ts';
import { messages } from './messages.ts';
import { hashPassword } from './password.ts';
import { mayWriteTo } from './post.ts';
import { reopenAccount } from './tries.ts';

/** What wrong tokens are counted under. */
const GUESSES = 'password-reset';

/** How long a link is good. */
const LIFETIME_MS = 60 * 60 * 1000;

/**
 * Writes a letter with a link for a new password, where the e-mail address has an account. It costs two short
 * writes more than one that has none; the letter is sent later, in a round of its own.
 */
export async function sendResetLink({ db, clock, site }: Shop, email: string): Promise<void> {
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const allowed = await mayWriteTo(db, email, now);
  await inTransaction(db, async (tx) => {
    const [owner] = await tx
      .select({ id: customer.id, email: customer.email, language: customer.language })
      .from(customer)
      .where(eq(customer.email_key, emailKey(email)));
    const to = { email: owner?.email ?? email, now, site };
    const letter = newPassword(to, token, owner?.language);
    if (owner === undefined || !allowed) return;
    await tx.insert(password_reset).values({
      token_hash: hashOf(token),
      customer_id: owner.id,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    });
    await putInOutbox(tx, [letter]);
  });
}

const wornOut = () => fieldRefused('token', messages.linkUsed);

/** Whose token it is; undefined for nobody's, which counts as a guess. @throws {HttpError} 429 after ten wrong tokens */
async function findOwner({ db, clock }: Shop, token: string, guesser: LimitedCaller) {
  const now = clock();
  await requireWithinLimit(db, GUESSES, guesser, now);
  const owner = await ownerOf(db, token, now);
  if (owner === undefined) await countTowardsLimit(db, GUESSES, guesser, now);
  return owner;
}

/**
 * Whether a token would set a password. It tells no more than setting one would, and counts as much.
 * @throws {HttpError} 429 after ten wrong tokens
 */
export const isTokenValid = async (
  shop: Shop,
  token: string,
  guesser: LimitedCaller,
): Promise<boolean> => (await findOwner(shop, token, guesser)) !== undefined;

/**
 * Sets a new password with the token of such a letter, ends all sessions of its customer, and answers who that
 * is. The first that succeeds makes every other link of the customer worthless.
 * @throws {HttpError} 422 at `token` or `password`, 429 after ten wrong tokens
 */
export async function resetWith(
  shop: Shop,
  { token, password }: CallOutput<typeof resetPassword>['body'],
  guesser: LimitedCaller,
): Promise<number> {
  const { db, clock, site } = shop;
  const now = clock();
  const owner = await findOwner(shop, token, guesser);
  if (owner === undefined) throw wornOut();
  const { id, email, language } = owner;
  requireUncommon(password, owner);
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    // One of many that come at once takes the link; the others wait here, and find none.
    const [taken] = await tx
      .delete(password_reset)
      .where(eq(password_reset.token_hash, hashOf(token)))
      .returning();
    if (taken === undefined) throw wornOut();
    await tx.delete(password_reset).where(eq(password_reset.customer_id, id));
    await tx.update(customer).set({ password_hash }).where(eq(customer.id, id));
    await endOtherSessions(tx, { customer: id, keep: '', now });
    await reopenAccount(tx, { ...guesser, email });
    await writeInOutbox(tx, language, () => [passwordChanged({ email, now, site })]);
  });
  return id;
}

async function ownerOf(db: Queryable, token: string, now: Date) {
  const [owner] = await db
    .select({
      id: customer.id,
      name: customer.name,
      email: customer.email,
      language: customer.language,
    })
    .from(password_reset)
    .innerJoin(customer, eq(customer.id, password_reset.customer_id))
    .where(and(eq(password_reset.token_hash, hashOf(token)), gt(password_reset.expires_at, now)));
  return owner;
}
