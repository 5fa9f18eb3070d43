import type { Picture } from '@otzar/contract/picture';
import type { Drawing } from '../../db/schema.ts';

/** What a picture may belong to; the word stands in its address. */
export const pictureKinds = ['product', 'variation', 'department', 'gift-card'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A drawing as it travels. Only a product has several pictures, so only its address carries the index. */
export const pictureOf = (
  kind: PictureKind,
  id: number,
  index: number,
  drawing: Drawing,
): Picture => ({
  src: kind === 'product' ? `/media/product/${id}/${index}` : `/media/${kind}/${id}`,
  width: drawing.width,
  height: drawing.height,
  tint: drawing.tint,
  alt: drawing.alt,
});
