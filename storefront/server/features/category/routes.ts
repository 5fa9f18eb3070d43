import { type Category, listCategories } from '@otzar/contract/category';
import { readCatalogueWords, type Words } from '../../kit/catalogue-words.ts';
import type { Mount } from '../../kit/endpoint.ts';
import type { CategoryNode } from '../../kit/listing-index/listing-index.ts';
import type { Shop } from '../../kit/shop.ts';
import { messages } from './messages.ts';
import { categoryPath, SCHOOLS_PATH } from './path.ts';

/** The department of what schools ask for. */
const SCHOOL = 'school';
/** Stands first in it: most who come for school things have a list in hand. */
const schoolLists = (): Category => ({
  name: messages.schoolList,
  value: SCHOOLS_PATH,
  children: [],
});

/** Every page shows them, so they are taken from the index that each process keeps. */
export function categoryRoutes(mount: Mount, { db, readIndex }: Shop): void {
  mount(listCategories, async () => {
    const words = await readCatalogueWords(db);
    return (await readIndex()).departments.map((node) => shown(words, node));
  });
}

function shown(words: Words, node: CategoryNode): Category {
  const isSchool = node.index === SCHOOL && node.parent_id === null;
  return {
    name: words(node.name),
    value: categoryPath(node),
    children: [
      ...(isSchool ? [schoolLists()] : []),
      ...node.children.map((child) => shown(words, child)),
    ],
  };
}
