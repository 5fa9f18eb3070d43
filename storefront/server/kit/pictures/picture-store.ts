import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Drawing } from '../../db/schema.ts';
import { pictureSource } from './picture-source.ts';
import { type Format, rasterise } from './rasterise.ts';

/** Pictures made at once; the rest of the processor is for pages. */
const AT_ONCE = 2;

/** Names a picture by what it shows, so that a new catalogue never meets an old file. */
export const fingerprint = (drawing: Drawing, width: number, format: Format): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        pictureSource().version,
        drawing.motif,
        drawing.seed,
        drawing.words,
        drawing.tint,
        width,
        format,
      ]),
    )
    .digest('base64url')
    .slice(0, 27);

export interface Gallery {
  /** The finished picture; whoever asks for one that is being made waits for that one. */
  picture(drawing: Drawing, width: number, format: Format): Promise<Buffer>;
}

/** Keeps pictures in a folder once they are made; a folder that cannot be written only costs time. */
export const openGallery = (folder: string): Gallery => {
  const line = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<Buffer>>();

  const keep = async (file: string, bytes: Buffer) => {
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  };

  const made = async (file: string, drawing: Drawing, width: number, format: Format) => {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await line(() => rasterise(pictureSource().draw(drawing), width, format));
    await keep(file, bytes).catch((problem: Error) =>
      console.warn(`A picture could not be kept: ${problem.message}`),
    );
    return bytes;
  };

  return {
    picture: (drawing, width, format) => {
      const name = fingerprint(drawing, width, format);
      const file = join(folder, name.slice(0, 2), `${name}.${format}`);
      const running = underWay.get(file);
      if (running) return running;
      const starting = made(file, drawing, width, format).finally(() => underWay.delete(file));
      underWay.set(file, starting);
      return starting;
    },
  };
};
