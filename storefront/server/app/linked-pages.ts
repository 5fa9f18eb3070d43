import { Hono } from 'hono';
import { backInStockPages } from '../features/back-in-stock/pages.ts';
import { newsletterPages } from '../features/newsletter/pages.ts';
import type { Shop } from '../kit/shop.ts';

/** Where the links of letters lead to that make something sure or end it. */
export const LINKED_PATHS = ['/newsletter/*', '/back-in-stock/*'];

/** The pages there. Whoever holds such a link comes from a mail program, without a session: the link is the proof. */
export const linkedPages = (shop: Shop): Hono =>
  new Hono()
    .route('/newsletter', newsletterPages(shop))
    .route('/back-in-stock', backInStockPages(shop));
