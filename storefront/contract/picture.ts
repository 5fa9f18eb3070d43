import * as v from 'valibot';

/**
 * A picture that the media service draws. `src` has no width and no format:
 * the files are `${src}-${width}.avif` and `${src}-${width}.webp`, width in {@link PICTURE_WIDTHS}.
 */
export const Picture = v.object({
  src: v.string(),
  /** Intrinsic pixels, for the size attributes that keep the page still. */
  width: v.number(),
  height: v.number(),
  /** The colour shown while it loads, `#rrggbb`. */
  tint: v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
  alt: v.string(),
});
export type Picture = v.InferOutput<typeof Picture>;

/** The widths in CSS pixels × density that the media service serves. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960, 1280] as const;

/** The address of a picture at its smallest. */
export const thumbnailOf = ({ src }: Pick<Picture, 'src'>): string =>
  `${src}-${PICTURE_WIDTHS[0]}.webp`;
