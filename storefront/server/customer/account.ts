import type { logIn, register, saveProfile } from '@otzar/contract/customer';
import type { CallOutput } from '@otzar/contract/endpoint';
import { emailKey } from '@otzar/domain/customer';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { customer } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { countAttempt, forgetAttempts } from '../http/attempts.ts';
import { fieldRefused, Refusal } from '../http/refusal.ts';
import { hashOf } from '../http/session.ts';
import { endOtherSessions } from '../session/turn.ts';
import { hashPassword, isPassword } from './password.ts';

/** How often a wrong password may be tried. */
const GUESSES = { most: 10, minutes: 15 };

const emailTaken = () =>
  fieldRefused('email', 'There is an account with this e-mail address already.');

/**
 * The id of the customer whose e-mail address and password these are. An unknown address and a wrong
 * password are told the same, and take the same time.
 * @throws {Refusal} 401, and 429 after ten wrong tries at one address from one place.
 */
export async function recognise(
  db: Database,
  { email, password }: CallOutput<typeof logIn>['body'],
  { address, now }: { address: string; now: Date },
): Promise<number> {
  const attempts = `login:${hashOf(emailKey(email))}:${address}`;
  await countAttempt(db, attempts, { ...GUESSES, now });
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(customer.email_key, emailKey(email)));
  const right = await isPassword(password, row?.password_hash);
  if (row === undefined || !right)
    throw new Refusal(401, 'The e-mail address or the password is not right. Please try again.');
  await forgetAttempts(db, attempts);
  return row.id;
}

/** Whether an e-mail address has an account. */
export async function hasAccount(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.email_key, emailKey(email)));
  return row !== undefined;
}

/** Makes an account. @throws {Refusal} 422 where the e-mail address has one. */
export async function createAccount(
  db: Queryable,
  { name, email, password }: CallOutput<typeof register>['body'],
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(customer)
    .values({
      name,
      email,
      email_key: emailKey(email),
      password_hash: await hashPassword(password),
      created_at: now,
    })
    .onConflictDoNothing({ target: customer.email_key })
    .returning({ id: customer.id });
  if (row === undefined) throw emailTaken();
  return row.id;
}

/**
 * Changes an account. A new password ends the customer's other sessions.
 * @throws {Refusal} 422 for a taken e-mail address, or where the present password is needed and not right.
 */
export async function changeAccount(
  db: Database,
  { id, session, now }: { id: number; session: string; now: Date },
  asked: CallOutput<typeof saveProfile>['body'],
): Promise<void> {
  const [row] = await db.select().from(customer).where(eq(customer.id, id));
  if (row === undefined) throw new Refusal(403, 'There is no such account any more.');
  const { name = row.name, email = row.email, password } = asked;
  const movesIn = emailKey(email) !== row.email_key;
  if (movesIn || password !== undefined) await confirm(db, row, asked.current_password, now);
  const password_hash = password === undefined ? row.password_hash : await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await tx
      .update(customer)
      .set({ name, email, email_key: emailKey(email), password_hash })
      .where(eq(customer.id, id))
      .catch((error) => {
        throw isTaken(error) ? emailTaken() : error;
      });
    if (password !== undefined) await endOtherSessions(tx, { customer: id, keep: session, now });
  });
}

/** PostgreSQL's code for a row whose like there is already. */
const UNIQUE_VIOLATION = '23505';

/** The table itself says so: somebody else may take an address between a look and a write. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause));

/** Asks for the password that holds now. @throws {Refusal} 422 where it is missing or wrong, 429 for guessing. */
async function confirm(
  db: Queryable,
  { id, password_hash }: typeof customer.$inferSelect,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (password === undefined)
    throw fieldRefused('current_password', 'Please enter your present password to change this.');
  const attempts = `password:${id}`;
  await countAttempt(db, attempts, { ...GUESSES, now });
  if (!(await isPassword(password, password_hash)))
    throw fieldRefused('current_password', 'This is not your present password.');
  await forgetAttempts(db, attempts);
}
