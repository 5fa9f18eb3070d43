import { language } from '@otzar/contract/language';
import type { Picture } from '@otzar/contract/picture';
import type { Drawing } from '../../db/schema.ts';
import { messages } from '../messages.ts';

/** What a picture may belong to; the word stands in its address. */
export const pictureKinds = ['product', 'variation', 'department', 'gift-card'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/**
 * A drawing as it travels. Only a product has several pictures, so only its address carries the index.
 * @param hebrew what is shown, in Hebrew where it is known: what a drawing says of itself is English
 */
export const pictureOf = (
  kind: PictureKind,
  id: number,
  index: number,
  drawing: Drawing,
  hebrew?: string | null,
): Picture => ({
  src: kind === 'product' ? `/media/product/${id}/${index}` : `/media/${kind}/${id}`,
  width: drawing.width,
  height: drawing.height,
  tint: drawing.tint,
  alt: language() === 'he' && hebrew ? messages.pictured(hebrew, index) : drawing.alt,
});
