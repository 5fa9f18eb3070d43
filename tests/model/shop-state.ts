import type { Database } from '../../storefront/server/db/database.ts';
import type { Lists, Who } from './shopper.ts';

/** The tables that a shopper's doings change. */
const TABLES = ['session', 'customer_line', 'customer_favorite'];

export type ShopState = string[];

/** What the shop keeps of its shoppers at a moment. */
export async function readState({ $client }: Database): Promise<ShopState> {
  const { rows } = await $client.query<Record<string, string>>(
    `select ${TABLES.map((table) => `(select coalesce(json_agg(t), '[]')::text from ${table} t) as ${table}`)}`,
  );
  return TABLES.map((table) => rows[0]?.[table] ?? '[]');
}

/** Puts it back. */
export async function writeState({ $client }: Database, state: ShopState): Promise<void> {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const statements = TABLES.map(
    (table, index) =>
      `delete from ${table}; insert into ${table} select * from json_populate_recordset(null::${table}, ${quoted(state[index] ?? '[]')})`,
  );
  await $client.query(`begin; ${statements.join('; ')}; commit`);
}

/** What is kept for a customer, whatever this browser shows. */
export async function readLists({ $client }: Database, customer: number): Promise<Lists> {
  const { rows } = await $client.query<{ lines: Row[] | null; favorites: number[] | null }>(
    `select
      (select json_agg(json_build_object('list', list, 'id', (line->>'id')::int, 'quantity', (line->>'quantity')::int))
        from customer_line where customer_id = $1) as lines,
      (select json_agg(product_id) from customer_favorite where customer_id = $1) as favorites`,
    [customer],
  );
  const of = (list: string) =>
    new Map(
      (rows[0]?.lines ?? [])
        .filter((row) => row.list === list)
        .map(({ id, quantity }) => [id, quantity]),
    );
  return { bag: of('bag'), later: of('later'), favorites: new Set(rows[0]?.favorites ?? []) };
}

interface Row {
  list: string;
  id: number;
  quantity: number;
}

export const EMAILS: Record<Who, string> = { noa: 'noa@example.com', avi: 'avi@example.com' };

/** Ends the session of whoever is signed in, as time or another browser would. */
export const endSessions = ({ $client }: Database) =>
  $client.query('update session set ended_at = now() where customer_id is not null');
