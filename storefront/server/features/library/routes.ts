import { openLibraryItem, readLibrary } from '@otzar/contract/library';
import { countAttempt } from '../../kit/attempts.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { addressOfAnswer } from '../../kit/language.ts';
import type { Shop } from '../../kit/shop.ts';
import { noteOpened } from './add-to-library.ts';
import { tokenFor } from './link.ts';
import { readLibraryOf, requireItem } from './queries.ts';

/** How many links a customer may have made, so that a library is no place to download from for everybody. */
const LINKS = { most: 60, minutes: 15 };

/** The calls for what a customer reads. */
export function libraryRoutes(mount: Mount, { db, clock, forgerySecret }: Shop): void {
  mount(readLibrary, (_, { customer }) => readLibraryOf(db, customer));

  mount(openLibraryItem, async ({ params }, { customer }) => {
    const now = clock();
    await requireItem(db, customer, params.id);
    await countAttempt(db, `library:${customer}`, { ...LINKS, now });
    await noteOpened(db, params.id, now);
    const { token, expiresAt } = tokenFor(forgerySecret, params.id, now);
    return {
      read_path: addressOfAnswer(`/library/${token}/read`),
      download_path: addressOfAnswer(`/library/${token}/book.epub`),
      expires_at: expiresAt.toISOString(),
    };
  });
}
