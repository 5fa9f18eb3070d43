import type { Drawing } from '../../db/schema.ts';

/** Draws what no stored picture shows yet. */
export interface PictureSource {
  /** Changes when the same drawing would look different, so that stored pictures are made anew. */
  version: number;
  /** The colour that stands in a picture's place until it has come, e.g. `#efe9dd`. */
  tintOf(motif: string, seed: number): string;
  /** The picture as an SVG that says its width. */
  draw(drawing: Drawing): string;
}

/** A sheet of paper, for a shop that has nothing to draw with. */
const plainSheets: PictureSource = {
  version: 0,
  tintOf: () => '#efe9dd',
  draw: ({ width, height, tint }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tint}"/></svg>`,
};

let registered = plainSheets;

/** Has every picture that is not stored drawn by this source; the demo brings one (see `app/demo.ts`). */
export function registerPictureSource(source: PictureSource): void {
  registered = source;
}

/** What pictures are drawn with now. */
export const pictureSource = (): PictureSource => registered;
