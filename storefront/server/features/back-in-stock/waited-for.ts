import { language } from '@otzar/contract/language';
import { lineOf } from '@otzar/domain/product';
import type { Queryable } from '../../db/database.ts';
import { isolated } from '../../kit/isolation.ts';
import { readProductPage } from '../product/page.ts';
import { messages } from './messages.ts';
import type { StockRequest } from './queries.ts';

/** What somebody waits for, as letters and pages call it. */
export interface WaitedFor {
  title: string;
  /** Of its page. */
  path: string;
}

/** Reads what somebody waits for, in the language that is spoken; what is not sold any more has no name, and no page. */
export async function readWaitedFor(
  db: Queryable,
  { product_id, variation_id }: Pick<StockRequest, 'product_id' | 'variation_id'>,
): Promise<WaitedFor> {
  const product = await readProductPage(db, product_id);
  if (product === null) return { title: messages.thisItem, path: '/' };
  const variation = product.variation_infos.find(({ id }) => id === variation_id) ?? null;
  const title = (language() === 'he' && product.heb_title) || product.title;
  const chosen = lineOf(product, variation, 1).variation;
  return {
    title: isolated(chosen === '' ? title : `${title} (${chosen})`),
    path: variation === null ? product.path : `${product.path}?variation=${variation.id}`,
  };
}
