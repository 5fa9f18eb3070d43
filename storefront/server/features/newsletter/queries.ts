import type { CustomerData } from '@otzar/contract/customer-data';
import { language } from '@otzar/contract/language';
import { emailKey } from '@otzar/domain/customer';
import { and, eq, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { newsletter_sign_up } from '../../db/schema.ts';

export type SignUp = typeof newsletter_sign_up.$inferSelect;

/** Keeps that letters were asked for. One that is sure already stays so. */
export async function signUp(
  tx: Queryable,
  asked: { email: string; customer_id: number | null; now: Date },
): Promise<SignUp> {
  const { email, customer_id, now } = asked;
  const asked_in = { asked_at: now, language: language() };
  const again = customer_id === null ? asked_in : { ...asked_in, customer_id };
  const [kept] = await tx
    .insert(newsletter_sign_up)
    .values({ email, email_key: emailKey(email), customer_id, ...asked_in })
    .onConflictDoUpdate({
      target: newsletter_sign_up.email_key,
      set: again,
      setWhere: isNull(newsletter_sign_up.confirmed_at),
    })
    .returning();
  return kept ?? findSignUp(tx, email);
}

async function findSignUp(tx: Queryable, email: string): Promise<SignUp> {
  const [kept] = await tx
    .select()
    .from(newsletter_sign_up)
    .where(eq(newsletter_sign_up.email_key, emailKey(email)));
  if (kept === undefined) throw new Error('A sign-up that was there is gone.');
  return kept;
}

/** A sign-up by its id; null once it has been ended or has run out. */
export async function readSignUp(db: Queryable, id: number): Promise<SignUp | null> {
  const [kept] = await db.select().from(newsletter_sign_up).where(eq(newsletter_sign_up.id, id));
  return kept ?? null;
}

/** Makes a sign-up sure. @returns whether it was not before */
export async function confirmSignUp(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const made = await tx
    .update(newsletter_sign_up)
    .set({ confirmed_at: now })
    .where(and(eq(newsletter_sign_up.id, id), isNull(newsletter_sign_up.confirmed_at)))
    .returning({ id: newsletter_sign_up.id });
  return made.length > 0;
}

/** Ends the letters: nothing is kept of who had them. */
export async function endSignUp(db: Queryable, id: number): Promise<void> {
  await db.delete(newsletter_sign_up).where(eq(newsletter_sign_up.id, id));
}

/** Ends the letters to an address. */
export async function forgetSignUp(tx: Queryable, email: string): Promise<void> {
  await tx.delete(newsletter_sign_up).where(eq(newsletter_sign_up.email_key, emailKey(email)));
}

/** What a customer asked for, for the address of their account. */
export async function readSignUpOf(
  db: Queryable,
  customerId: number,
): Promise<InferOutput<typeof CustomerData>['newsletter']> {
  const [kept] = await db
    .select()
    .from(newsletter_sign_up)
    .where(eq(newsletter_sign_up.customer_id, customerId));
  if (kept === undefined) return null;
  return {
    asked_at: kept.asked_at.toISOString(),
    confirmed_at: kept.confirmed_at?.toISOString() ?? null,
  };
}
