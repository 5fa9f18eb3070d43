import { PAGE_SIZE } from '@otzar/contract/listing';

/** One page of something that has `total` entries. */
export interface PageOf {
  page: number;
  pages: number;
  offset: number;
}

/** The page nearest to the one asked for; an empty listing has one page. */
export function pageOf(total: number, asked: number): PageOf {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked, pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}
