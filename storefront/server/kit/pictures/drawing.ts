import type { Drawing } from '../../db/schema.ts';
import { pictureSource } from './picture-source.ts';

/** Every product stands on a sheet of the same size, so that a grid of them looks composed. */
const SHEET = { width: 900, height: 1200 } as const;
/** A department's scene is wider than high. */
const SCENE = { width: 1200, height: 900 } as const;

/** What is wanted of a picture; the rest of the drawing follows from it. */
export interface Wanted {
  motif: string;
  seed: number;
  words: string[];
  alt: string;
}

/** The drawing of a product or a variation. */
export const drawingOf = (wanted: Wanted, source = pictureSource()): Drawing => ({
  ...wanted,
  ...SHEET,
  tint: source.tintOf(wanted.motif, wanted.seed),
});

/** The scene of a department by its slug, e.g. `books`. */
export const departmentDrawing = (department: { index: string; name: string }): Drawing => {
  const motif = `department/${department.index}`;
  return {
    motif,
    seed: 1,
    words: [],
    alt: department.name,
    ...SCENE,
    tint: pictureSource().tintOf(motif, 1),
  };
};
