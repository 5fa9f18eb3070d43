import type { Language } from '@otzar/contract/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer } from '../../db/schema.ts';

/** What a letter about something is written in: the language of its customer's account, else that in which it was made. */
export async function languageOfLetters(
  db: Queryable,
  { customer_id, language }: { customer_id: number | null; language: Language },
): Promise<Language> {
  if (customer_id === null) return language;
  const [row] = await db
    .select({ language: customer.language })
    .from(customer)
    .where(eq(customer.id, customer_id));
  return row?.language ?? language;
}
