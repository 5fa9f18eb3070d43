import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, IdInAddress } from './scalar.ts';

/** A page of words. The body is a list of blocks of plain text, so that no markup can travel in it. */
export const Content = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  blocks: v.array(
    v.object({
      kind: v.picklist(['heading', 'paragraph', 'item']),
      text: v.string(),
    }),
  ),
});
export type Content = v.InferOutput<typeof Content>;

export const readContent = endpoint({
  method: 'GET',
  path: '/api/content/{id}',
  audience: 'public',
  params: v.object({ id: IdInAddress }),
  status: 200,
  answer: Content,
  refusals: [404],
});
