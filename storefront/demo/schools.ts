import type { Queryable } from '../server/db/database.ts';
import { and, asc, eq, gt, isNull, lte, sql } from '../server/db/operators.ts';
import { product, school, supply_entry, supply_list } from '../server/db/schema.ts';
import { type Chance, chanceOf } from '../server/kit/chance.ts';
import { categoryId } from './departments.ts';
import { grades, type Stage, schools, tracks, type Wish, wishes } from './words/schools.ts';

/** Changes whatever is drawn by lot. */
const SEED = 'otzar-schools-1';
/** The school year of the lists. */
const THIS_YEAR = 2026;
/** Lists are of the products of the first round: the same, however many others there are. */
const FIRST_ROUND = 1200;

/** Of a larger shelf schools ask for the cheaper half. */
const MOST_OF_SHELF = 8;

interface Ware {
  id: number;
  category_id: number;
  stock: number;
}

/** What a list can be made of. */
interface Stockroom {
  all: Ware[];
  byShelf: Map<number, Ware[]>;
}

const readStockroom = async (db: Queryable): Promise<Stockroom> => {
  const { id, category_id, stock, type, item_type, has_variations, preorder_date } = product;
  const all = await db
    .select({ id, category_id, stock })
    .from(product)
    .where(
      and(
        lte(id, FIRST_ROUND),
        eq(type, 'product'),
        eq(item_type, 'physical'),
        eq(has_variations, false),
        isNull(preorder_date),
        gt(product.price_cents, 0),
      ),
    )
    .orderBy(asc(product.price_cents), asc(id));
  const byShelf = new Map<number, Ware[]>();
  for (const ware of all)
    byShelf.set(ware.category_id, [...(byShelf.get(ware.category_id) ?? []), ware]);
  for (const [shelf, wares] of byShelf)
    byShelf.set(shelf, wares.slice(0, Math.max(MOST_OF_SHELF, wares.length / 2)));
  return { all, byShelf };
};

type List = Required<typeof supply_list.$inferInsert>;
type EntryRow = typeof supply_entry.$inferInsert;

const gradesOf = (stage: Stage, at: number): string[] =>
  grades[stage].flatMap((grade) =>
    stage === 'whole' && grade === 'Grade 5' && at % 2 === 0
      ? tracks.map((track) => `${grade}, ${track}`)
      : [grade],
  );

/** Schools that gave us lists a year ago as well, and one that has given us none since. */
const hadLists = (at: number) => at % 9 === 0;
const gaveNoneSince = (at: number) => at === 40;

function listsOf(stage: Stage, at: number): Omit<List, 'id'>[] {
  const ofYear = (year: number) =>
    gradesOf(stage, at).map((grade, position) => ({ school_id: at + 1, grade, position, year }));
  if (gaveNoneSince(at)) return ofYear(THIS_YEAR - 1);
  return [...ofYear(THIS_YEAR), ...(hadLists(at) ? ofYear(THIS_YEAR - 1) : [])];
}

/** One of a shelf that the list does not have yet; now and then one that is sold out and can be swapped. */
function drawn(room: Stockroom, wish: Wish, taken: Set<number>, chance: Chance): Ware | undefined {
  const shelf = room.byShelf.get(categoryId(wish.shelf)) ?? [];
  const free = (shelf.length > 0 ? shelf : room.all).filter(({ id }) => !taken.has(id));
  const gone = free.filter(({ stock }) => stock === 0);
  const swappable = gone.length > 0 && gone.length < free.length;
  if (swappable && chance.happens(0.12)) return chance.pick(gone);
  return free.length > 0 ? chance.pick(free) : undefined;
}

function entriesOf(list: List, room: Stockroom): EntryRow[] {
  // Both years of a list draw alike to begin with: schools change little.
  const chance = chanceOf(SEED, list.school_id, list.grade);
  const wanted = wishes.filter(() => !chance.happens(list.year === THIS_YEAR ? 0.16 : 0.3));
  const taken = new Set<number>();
  return wanted.flatMap((wish, at) => {
    const ware = drawn(room, wish, taken, chance);
    if (ware === undefined) return [];
    taken.add(ware.id);
    const { required, most } = wish;
    return [
      {
        list_id: list.id,
        id: at + 1,
        product_id: ware.id,
        required,
        quantity: chance.whole(1, most),
      },
    ];
  });
}

/** Schools and their lists, put together from the products that there are. */
export async function seedSchools(db: Queryable): Promise<void> {
  await db.insert(school).values(
    schools.map(({ country, words }, at) => {
      const [name = '', city = '', zip = ''] = words.split('|');
      const lang = country === 'IL' ? ('he' as const) : ('en' as const);
      return { id: at + 1, name, city, zip, country, lang };
    }),
  );
  const lists = schools
    .flatMap(({ stage }, at) => listsOf(stage, at))
    .map((list, at) => ({ id: at + 1, ...list }));
  await db.insert(supply_list).values(lists);
  const room = await readStockroom(db);
  const entries = lists.flatMap((list) => entriesOf(list, room));
  // One value in place of one for each column of thousands of rows.
  await db.execute(sql`
    insert into ${supply_entry} (list_id, id, product_id, required, quantity)
    select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry(list_id int, id int, product_id int, required boolean, quantity int)`);
}
