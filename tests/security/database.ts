import type { Database } from '../../storefront/server/db/database.ts';

const tablesOf = async (db: Database): Promise<string[]> => {
  const { rows } = await db.$client.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => String(name));
};

/** A word for all that stands in each table but those left out: another word once anything has changed. */
export async function stateOf(
  db: Database,
  without: string[] = [],
): Promise<Record<string, string>> {
  const tables = (await tablesOf(db)).filter((table) => !without.includes(table));
  const parts = tables.map(
    (table) =>
      `(select md5(string_agg(t::text, '|' order by t::text)) from "${table}" t) "${table}"`,
  );
  const { rows } = await db.$client.query(`select ${parts.join(', ')}`);
  return rows[0];
}

/** Every row of every table, as text. */
export async function dump(db: Database): Promise<string> {
  const texts: string[] = [];
  for (const table of await tablesOf(db)) {
    const { rows } = await db.$client.query(`select t::text as row from "${table}" t`);
    texts.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return texts.join('\n');
}

/** The ids of all that belongs to a customer, in whichever table. */
export async function idsOf(db: Database, customer: number): Promise<Record<string, number[]>> {
  const { rows } = await db.$client.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('id', 'customer_id')
     group by 1 having count(*) = 2`,
  );
  const found: Record<string, number[]> = {};
  for (const { name } of rows) {
    const owned = await db.$client.query(`select id from "${name}" where customer_id = $1`, [
      customer,
    ]);
    found[name] = owned.rows.map(({ id }) => Number(id));
  }
  return found;
}
