import type { PictureSource } from '../../server/kit/pictures/picture-source.ts';
import { draw } from './draw.ts';
import { groundOf } from './ground.ts';

/** Draws the covers, objects, scenes and cards of the demo. */
export const pictures: PictureSource = {
  version: 3,
  tintOf: (motif, seed) => groundOf(motif, seed).tint,
  draw,
};
