import type { Answer } from './endpoint.ts';
import type { openLibraryItem, readLibrary } from './library.ts';
import { readCardsExamples } from './product.examples.ts';

const books = readCardsExamples.default.map(
  ({ id, title, heb_title, creators, path, image }, place) => ({
    id: 31 + place,
    order_id: 1042,
    product_id: id,
    title,
    heb_title,
    creators,
    path,
    image,
    bought_at: '2026-11-24T15:12:00.000Z',
    format: 'EPUB',
    size: 412_300,
  }),
);

export const readLibraryExamples = {
  default: books,
  empty: [],
} satisfies Record<string, Answer<typeof readLibrary>>;

export const openLibraryItemExamples = {
  default: {
    read_path: '/library/example/read',
    download_path: '/library/example/book.epub',
    expires_at: '2026-11-24T15:27:00.000Z',
  },
} satisfies Record<string, Answer<typeof openLibraryItem>>;
