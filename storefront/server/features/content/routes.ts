import { readContent } from '@otzar/contract/content';
import { eq } from 'drizzle-orm';
import { content } from '../../db/schema.ts';
import { readCatalogueWords } from '../../kit/catalogue-words.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { messages } from './messages.ts';

export function contentRoutes(mount: Mount, { db }: Shop): void {
  mount(readContent, async ({ params }) => {
    const [page] = await db.select().from(content).where(eq(content.id, params.id));
    if (page === undefined) throw notFound(messages.noPage);
    const words = await readCatalogueWords(db);
    const blocks = page.blocks.map(({ kind, text }) => ({ kind, text: words(text) }));
    return { ...page, title: words(page.title), blocks };
  });
}
