import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { Id, IdInAddress, Moment } from './scalar.ts';

/** Something digital that a customer has bought. */
export const LibraryItem = v.object({
  id: Id,
  order_id: Id,
  product_id: Id,
  title: v.string(),
  heb_title: v.nullable(v.string()),
  creators: v.array(v.string()),
  /** Of its product page; empty where it is sold no more. */
  path: v.string(),
  image: Picture,
  bought_at: Moment,
  /** What file it is, e.g. `EPUB`. */
  format: v.string(),
  /** Size of the file in bytes. */
  size: v.number(),
});
export type LibraryItem = v.InferOutput<typeof LibraryItem>;

export const readLibrary = endpoint({
  method: 'GET',
  path: '/api/customer/library',
  audience: 'customer',
  status: 200,
  answer: v.array(LibraryItem),
});

export const openLibraryItem = endpoint({
  method: 'POST',
  path: '/api/customer/library/{id}',
  audience: 'customer',
  params: v.object({ id: IdInAddress }),
  status: 200,
  answer: v.object({
    /** Path of the page where it is read. */
    read_path: v.string(),
    /** Path of the file. */
    download_path: v.string(),
    expires_at: Moment,
  }),
  refusals: [404, 429],
});
