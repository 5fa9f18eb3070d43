import { language } from '@otzar/contract/language';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { REVISION_KEY, RevisionCache } from '../db/revision-cache.ts';
import {
  automated_category,
  category,
  collection,
  creator,
  hebrew_text,
  setting,
} from '../db/schema.ts';

/** Gives a text of the catalogue in the language of whoever is answered; as it is where there is no Hebrew. */
export type Words = (text: string) => string;

const asWritten: Words = (text) => text;

/** There is one catalogue in a database. */
const ONLY = 0;
const kept = new RevisionCache<Map<string, string>>(1);

/** The catalogue's words in the language of whoever is answered; English asks the database nothing. */
export async function readCatalogueWords(db: Queryable): Promise<Words> {
  if (language() === 'en') return asWritten;
  const revision = await readRevision(db);
  const known = kept.get(ONLY, revision);
  const words = known ?? (await readHebrew(db));
  if (!known) kept.keep(ONLY, revision, words);
  return (text) => words.get(text) ?? text;
}

async function readRevision(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select ${setting.value} from ${setting} where ${setting.key} = ${REVISION_KEY}`,
  );
  return rows[0]?.value ?? '';
}

/** Names that have a column for it, too: whoever shows one need not know where its Hebrew is kept. */
async function readHebrew(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ text: string; hebrew: string }>(sql`
    select ${creator.name} as text, ${creator.heb_name} as hebrew from ${creator}
      where ${creator.heb_name} is not null
    union all select ${category.name}, ${category.heb_name} from ${category}
      where ${category.heb_name} is not null
    union all select ${collection.title}, ${collection.heb_title} from ${collection}
      where ${collection.heb_title} is not null
    union all select ${automated_category.title}, ${automated_category.heb_title} from ${automated_category}
      where ${automated_category.heb_title} is not null
    union all select ${hebrew_text.text}, ${hebrew_text.hebrew} from ${hebrew_text}`);
  return new Map(rows.map(({ text, hebrew }) => [text, hebrew]));
}
