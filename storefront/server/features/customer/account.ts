import type { logIn, saveProfile } from '@otzar/contract/customer-account';
import type { CallOutput } from '@otzar/contract/endpoint';
import { emailKey } from '@otzar/domain/customer';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer, password_reset } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countAttempt, forgetAttempts } from '../../kit/attempts.ts';
import { fieldRefused, HttpError } from '../../kit/http-error.ts';
import { inWordsOf } from '../../kit/language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import { type LimitedCaller, MINUTES } from '../../kit/rate-limit.ts';
import { endOtherSessions } from '../../kit/session/lifetime.ts';
import type { Shop } from '../../kit/shop.ts';
import { requireUncommon } from './common-passwords.ts';
import { emailChanged, passwordChanged } from './mail.ts';
import { messages } from './messages.ts';
import { hashPassword, isPassword } from './password.ts';
import { countLogin, countWrong, forgetTries } from './tries.ts';

type Row = typeof customer.$inferSelect;

/** How often a customer may mistype their present password, or ask for an address that is taken. */
const MISTAKES = { most: 10, minutes: MINUTES };

/**
 * The id of the customer whose e-mail address and password these are. An unknown address and a wrong
 * password are told the same, and take the same time.
 * @param guesser with the name of its browser, where a customer has signed in with it before
 * @throws {HttpError} 401, and 429 after ten wrong tries
 */
export async function recognise(
  { db, clock }: Shop,
  { email, password }: CallOutput<typeof logIn>['body'],
  guesser: LimitedCaller & { deviceOf: (customer: number) => string | null },
): Promise<number> {
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(customer.email_key, emailKey(email)));
  const device = row === undefined ? null : guesser.deviceOf(row.id);
  const caller = { ...guesser, email, device };
  await countLogin(db, caller, clock());
  const right = await isPassword(password, row?.password_hash);
  if (row === undefined || !right) {
    await countWrong(db, caller, clock());
    throw new HttpError(401, messages.wrongLogIn);
  }
  await forgetTries(db, caller);
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

/**
 * Changes an account, and writes to its customer what was changed. A new password ends their other sessions;
 * it and a new e-mail address make links for a new password worthless.
 * @throws {HttpError} 422 for a taken e-mail address or a common password, or where the present password is
 * needed and not right; 429 for guessing
 */
export async function changeAccount(
  { db, clock, site }: Shop,
  { id, session }: { id: number; session: string },
  asked: CallOutput<typeof saveProfile>['body'],
): Promise<void> {
  const now = clock();
  const [row] = await db.select().from(customer).where(eq(customer.id, id));
  if (row === undefined) throw new HttpError(403, messages.accountGone);
  const { name, email = row.email, password, language = row.language } = asked;
  const movesIn = emailKey(email) !== row.email_key;
  if (password !== undefined) requireUncommon(password, { name: name ?? row.name, email });
  if (movesIn || password !== undefined) await confirm(db, row, asked.current_password, now);
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  if (movesIn && (await hasAccount(db, email))) await refuseTaken(db, id, now);
  await inTransaction(db, async (tx) => {
    const confirmed = movesIn || password_hash ? row.password_hash : undefined;
    const changed = { name, email, email_key: emailKey(email), language, password_hash };
    await write(tx, id, changed, confirmed);
    if (confirmed === undefined) return;
    await tx.delete(password_reset).where(eq(password_reset.customer_id, id));
    const to = { email, now, site };
    const moved = () => emailChanged(to, row.email);
    if (movesIn) await putInOutbox(tx, inWordsOf(language, moved));
    if (password_hash === undefined) return;
    await endOtherSessions(tx, { customer: id, keep: session, now });
    await putInOutbox(tx, [inWordsOf(language, () => passwordChanged(to))]);
  });
}

/** Writes what is asked and nothing else, unless the password that allowed it was changed meanwhile. */
async function write(tx: Queryable, id: number, asked: Partial<Row>, confirmed?: string) {
  const still = confirmed === undefined ? undefined : eq(customer.password_hash, confirmed);
  const [changed] = await tx
    .update(customer)
    .set(asked)
    .where(and(eq(customer.id, id), still))
    .returning({ id: customer.id })
    .catch((error) => {
      throw isTaken(error) ? emailTaken() : error;
    });
  if (changed === undefined) throw wrongPassword();
}

const wrongPassword = () => fieldRefused('current_password', messages.wrongPassword);

const emailTaken = () => fieldRefused('email', messages.emailTaken);

/** This tells who has an account, so it is not told often. @throws {HttpError} 422, then 429 */
async function refuseTaken(db: Queryable, id: number, now: Date): Promise<never> {
  await countAttempt(db, `taken:${id}`, { ...MISTAKES, now });
  throw emailTaken();
}

/** PostgreSQL's code for a row whose like there is already. */
const UNIQUE_VIOLATION = '23505';

/** The table itself says so: somebody else may take an address between a look and a write. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause));

/** Asks for the password that holds now. @throws {HttpError} 422 where it is missing or wrong, 429 for guessing. */
export async function confirm(
  db: Queryable,
  { id, password_hash }: Pick<Row, 'id' | 'password_hash'>,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (password === undefined) throw fieldRefused('current_password', messages.passwordNeeded);
  const attempts = `password:${id}`;
  await countAttempt(db, attempts, { ...MISTAKES, now });
  if (!(await isPassword(password, password_hash))) throw wrongPassword();
  await forgetAttempts(db, attempts);
}
