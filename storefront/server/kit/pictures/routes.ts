import { PICTURE_WIDTHS } from '@otzar/contract/picture';
import { type Context, Hono } from 'hono';
import type { Drawing } from '../../db/schema.ts';
import { type PictureKind, pictureKinds } from './picture.ts';
import { fingerprint, openGallery } from './picture-store.ts';
import { type Format, formats } from './rasterise.ts';

export interface MediaOptions {
  /** The drawing of a product, a variation, a department or an e-gift card; null when there is no such thing. */
  loadDrawing(kind: PictureKind, id: number, index: number): Promise<Drawing | null>;
  /** Where finished pictures are kept. */
  cacheDir: string;
}

/** What an address asks for, e.g. `/product/12/0-480.avif`. */
interface Asked {
  kind: PictureKind;
  id: number;
  index: number;
  width: number;
  format: Format;
}

const ID = '[1-9]\\d{0,8}';
const FILE = `(?<width>\\d{2,4})\\.(?<format>${Object.keys(formats).join('|')})`;
const addresses = [
  new RegExp(`/(?<kind>product)/(?<id>${ID})/(?<index>\\d)-${FILE}$`),
  new RegExp(`/(?<kind>variation|department|gift-card)/(?<id>${ID})-${FILE}$`),
];

const isKind = (word: string | undefined): word is PictureKind =>
  pictureKinds.some((kind) => kind === word);
const isFormat = (word: string | undefined): word is Format =>
  word !== undefined && Object.hasOwn(formats, word);
const servedWidths: readonly number[] = PICTURE_WIDTHS;

/** Reads an address; null for one that never was a picture. Only digits and listed words get through. */
const read = (address: string): Asked | null => {
  const parts = addresses.map((pattern) => pattern.exec(address)?.groups).find(Boolean);
  const width = Number(parts?.width);
  if (!parts || !isKind(parts.kind) || !isFormat(parts.format)) return null;
  if (!servedWidths.includes(width)) return null;
  return {
    kind: parts.kind,
    id: Number(parts.id),
    index: Number(parts.index ?? 0),
    width,
    format: parts.format,
  };
};

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The pictures under `/media`: `product/{id}/{n}-{width}.{avif|webp|jpg}`, `variation/{id}-…`, `department/{id}-…`, `gift-card/{id}-…`. */
export const mediaRoutes = ({ loadDrawing, cacheDir }: MediaOptions): Hono => {
  const gallery = openGallery(cacheDir);

  const serve = async (c: Context) => {
    const asked = read(c.req.path);
    const drawing = asked && (await loadDrawing(asked.kind, asked.id, asked.index));
    if (!asked || !drawing) return c.notFound();
    const { width, format } = asked;
    const tag = `"${fingerprint(drawing, width, format)}"`;
    const headers = { 'cache-control': FOR_GOOD, etag: tag };
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers);
    const bytes = await gallery.picture(drawing, width, format);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': formats[format] });
  };

  return new Hono().get('/*', serve);
};
