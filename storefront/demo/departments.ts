import type { category } from '../server/db/schema.ts';

export type CategoryRow = Required<typeof category.$inferInsert>;

interface Branch {
  key: string;
  name: string;
  he: string;
  description?: string;
  branches?: Branch[];
}
const branch = (key: string, name: string, he: string, branches?: Branch[]): Branch => ({
  key,
  name,
  he,
  ...(branches && { branches }),
});

const departments: Branch[] = [
  {
    key: 'books',
    name: 'Books',
    he: 'ספרים',
    description: 'Novels, poems, histories and cookbooks, in English and in Hebrew.',
    branches: [
      branch('fiction', 'Fiction', 'סיפורת', [
        branch('novels', 'Novels', 'רומנים'),
        branch('short-stories', 'Short Stories', 'סיפורים קצרים'),
        branch('mysteries', 'Mysteries', 'ספרי מתח'),
      ]),
      branch('poetry', 'Poetry', 'שירה'),
      branch('history-and-thought', 'History & Thought', 'היסטוריה והגות', [
        branch('history', 'History', 'היסטוריה'),
        branch('essays', 'Essays & Philosophy', 'מסות ופילוסופיה'),
        branch('memoir', 'Letters & Memoir', 'זיכרונות ומכתבים'),
      ]),
      branch('cookbooks', 'Cookbooks', 'ספרי בישול', [
        branch('baking', 'Baking', 'אפייה'),
        branch('everyday-cooking', 'Everyday Cooking', 'בישול יומיומי'),
      ]),
      branch('childrens-books', 'Children’s Books', 'ספרי ילדים', [
        branch('picture-books', 'Picture Books', 'ספרי תמונות'),
        branch('early-readers', 'Early Readers', 'ראשית קריאה'),
        branch('activity-books', 'Activity Books', 'חוברות פעילות'),
      ]),
      branch('hebrew-literature', 'Hebrew Literature', 'ספרות עברית', [
        branch('hebrew-novels', 'Hebrew Novels', 'רומנים בעברית'),
        branch('hebrew-poetry', 'Hebrew Poetry', 'שירה עברית'),
      ]),
      branch('art-and-design', 'Art & Design', 'אמנות ועיצוב', [
        branch('places-and-patterns', 'Places & Patterns', 'מקומות ודוגמאות'),
        branch('craft', 'Craft', 'מלאכת יד'),
      ]),
    ],
  },
  {
    key: 'gifts',
    name: 'Gifts',
    he: 'מתנות',
    description: 'Things for the table, the desk and the shelf, from small workshops.',
    branches: [
      branch('ceramics', 'Ceramics', 'קרמיקה', [
        branch('mugs', 'Mugs & Cups', 'ספלים'),
        branch('bowls', 'Bowls & Platters', 'קערות וצלחות'),
      ]),
      branch('candles', 'Candles', 'נרות'),
      branch('stationery', 'Stationery', 'מכתבייה', [
        branch('journals', 'Journals', 'יומנים ומחברות'),
        branch('cards-and-wrap', 'Cards & Wrap', 'כרטיסים ועטיפות'),
      ]),
      branch('games-and-puzzles', 'Games & Puzzles', 'משחקים ופאזלים', [
        branch('puzzles', 'Puzzles', 'פאזלים'),
        branch('board-games', 'Board Games', 'משחקי לוח'),
      ]),
      branch('home', 'Home', 'לבית', [
        branch('textiles', 'Textiles & Totes', 'טקסטיל ותיקי בד'),
        branch('vases', 'Vases', 'אגרטלים'),
        branch('reading-room', 'Reading Room', 'פינת קריאה'),
      ]),
      branch('jewelry', 'Jewelry', 'תכשיטים', [
        branch('necklaces', 'Necklaces', 'שרשראות'),
        branch('earrings', 'Earrings', 'עגילים'),
      ]),
      branch('gift-sets', 'Gift Sets', 'ערכות מתנה'),
    ],
  },
  {
    key: 'school',
    name: 'School',
    he: 'לבית הספר',
    description: 'Pens that write, paper that lasts and bags that carry it all.',
    branches: [
      branch('writing', 'Writing', 'כלי כתיבה', [
        branch('pens', 'Pens & Markers', 'עטים וטושים'),
        branch('pencils', 'Pencils', 'עפרונות'),
      ]),
      branch('paper-and-notebooks', 'Paper & Notebooks', 'נייר ומחברות', [
        branch('notebooks', 'Notebooks', 'מחברות'),
        branch('binders', 'Binders & Folders', 'קלסרים ותיקיות'),
      ]),
      branch('art-supplies', 'Art Supplies', 'חומרי אמנות', [
        branch('paint', 'Paint', 'צבעים'),
        branch('brushes-and-paper', 'Brushes & Paper', 'מכחולים ונייר'),
      ]),
      branch('bags', 'Bags', 'תיקים', [
        branch('backpacks', 'Backpacks', 'תיקי גב'),
        branch('pencil-cases', 'Pencil Cases', 'קלמרים'),
      ]),
      branch('calculators-and-tools', 'Calculators & Tools', 'מחשבונים וכלים'),
      branch('school-sets', 'School Sets', 'ערכות לבית הספר'),
    ],
  },
  {
    key: 'digital-library',
    name: 'Digital Library',
    he: 'ספרייה דיגיטלית',
    description: 'To read, hear and learn at once; nothing to ship.',
    branches: [
      branch('e-books', 'E-books', 'ספרים אלקטרוניים'),
      branch('audiobooks', 'Audiobooks', 'ספרי שמע'),
      branch('courses', 'Courses', 'קורסים'),
    ],
  },
  {
    key: 'gift-cards',
    name: 'Gift Cards',
    he: 'כרטיסי מתנה',
    description: 'For the reader who would rather choose.',
    branches: [
      branch('everyday-cards', 'Everyday', 'לכל יום'),
      branch('holiday-cards', 'Holidays', 'לחגים'),
    ],
  },
  {
    key: 'subscriptions',
    name: 'Subscriptions',
    he: 'מינויים',
    description: 'A good parcel, again and again.',
    branches: [
      branch('book-boxes', 'Book Boxes', 'קופסאות ספרים'),
      branch('magazines', 'Magazines', 'כתבי עת'),
    ],
  },
  {
    key: 'services',
    name: 'Services',
    he: 'שירותים',
    description: 'Wrapping, mending, teaching and choosing, by people who know books.',
    branches: [
      branch('workshops', 'Workshops', 'סדנאות'),
      branch('book-care', 'Book Care', 'טיפול בספרים'),
      branch('personal-shopper', 'Personal Shopper', 'קנייה אישית'),
    ],
  },
];

/** Slug of a department's own listing; its `index` already names it. */
const DEPARTMENT_SLUG = 'all';

const planted = (): { rows: CategoryRow[]; idByKey: Map<string, number> } => {
  const rows: CategoryRow[] = [];
  const idByKey = new Map<string, number>();
  const plant = (level: Branch[], parent_id: number | null, department: string | null) => {
    for (const [position, { key, name, he, description, branches }] of level.entries()) {
      const id = rows.length + 1;
      const index = department ?? key;
      idByKey.set(key, id);
      rows.push({
        id,
        parent_id,
        index,
        slug: department ? key : DEPARTMENT_SLUG,
        name,
        heb_name: he,
        description: description ?? '',
        position,
        product_count: 0,
      });
      plant(branches ?? [], id, index);
    }
  };
  plant(departments, null, null);
  return { rows, idByKey };
};

const { rows, idByKey } = planted();

/** The tree of categories in the order of their ids: parents before what lies below them. */
export const categoryRows: readonly CategoryRow[] = rows;

/** The id of a category by its key. @throws when no such category grows in the tree. */
export const categoryId = (key: string): number => {
  const id = idByKey.get(key);
  if (id === undefined) throw new Error(`There is no category “${key}”.`);
  return id;
};

/** A category and all levels above it, lowest first. */
export const lineage = (id: number): number[] => {
  const parent = rows[id - 1]?.parent_id;
  return parent ? [id, ...lineage(parent)] : [id];
};
