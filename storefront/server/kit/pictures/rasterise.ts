import sharp from 'sharp';

/** The formats that pictures are served in; JPEG for whoever shows a link to the shop and reads no other. */
export const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof formats;

/**
 * Low effort: a cold picture is drawn while somebody waits for it, and more effort saves little
 * on flat colors. Quality is the lowest at which type on a cover stays crisp.
 */
const AVIF = { quality: 56, effort: 1, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 76, effort: 3, smartSubsample: true } as const;
const JPEG = { quality: 82 } as const;

/** Turns an SVG into a picture of this width, drawn at that size, in sharp’s own threads. */
export const rasterise = (svg: string, width: number, format: Format): Promise<Buffer> => {
  const [, drawnWidth = '900'] = svg.match(/^<svg[^>]* width="(\d+)"/) ?? [];
  const dots = (72 * width) / Number(drawnWidth);
  const picture = sharp(Buffer.from(svg), { density: dots }).resize({ width }).removeAlpha();
  if (format === 'jpg') return picture.jpeg(JPEG).toBuffer();
  return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
};
