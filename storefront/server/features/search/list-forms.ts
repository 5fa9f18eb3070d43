import { defective } from '@otzar/domain/hebrew-spelling';
import { formsOf, isHebrewWord } from '@otzar/domain/hebrew-words';
import { soundKeys } from '@otzar/domain/name-sounds';
import { plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { creator, product_creator, search_form } from '../../db/schema.ts';
import { HEARD } from './catalogue-words.ts';

const BATCH = 2_000;

/** Words of the names of those whose products there are, in either alphabet. */
async function readNameWords(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select concat_ws(' ', name, heb_name) as name from ${creator}
    where exists (select from ${product_creator} where creator_id = id)`);
  return [...new Set(rows.flatMap(({ name }) => plainWords(name)))];
}

/** Lists anew by what else the catalogue's words are found. */
export async function listForms(db: Queryable, words: string[]): Promise<void> {
  const ofWords = words.filter(isHebrewWord).flatMap((word) =>
    formsOf(word).map(({ text, cost }) => ({
      form: text,
      defective: defective(text),
      word,
      cost,
    })),
  );
  const ofNames = (await readNameWords(db)).map((word) => {
    const form = HEARD + (soundKeys(word)[0] ?? '');
    return { form, defective: form, word, cost: 0 };
  });
  const entries = [...ofWords, ...ofNames];
  await db.execute(sql`delete from ${search_form}`);
  for (let at = 0; at < entries.length; at += BATCH) {
    await db.execute(sql`
      insert into ${search_form} (form, defective, word, cost)
      select form, defective, word, cost
      from jsonb_to_recordset(${JSON.stringify(entries.slice(at, at + BATCH))}::jsonb)
        as made(form text, defective text, word text, cost int)`);
  }
}
