import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picturesIn } from './picture-files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(folder).toSorted();

/** Each picture is what it was last written as, and no file is there that none needs. */
function expectKept(pictures: ReturnType<typeof picturesIn>, kept: Map<string, string>): void {
  expect(pictures.names().toSorted()).toEqual([...kept.keys()].toSorted());
  for (const [picture, content] of kept)
    expect(readFileSync(pictures.pathOf(picture), 'utf8')).toBe(content);
  const own = pictures.names().length === 0 ? [] : files();
  expect(own.filter((file) => file.endsWith('.webp'))).toHaveLength(new Set(kept.values()).size);
}

describe('the files of pictures', () => {
  it('are one for pictures that look the same', () => {
    const pictures = picturesIn(folder);
    pictures.write('bag.desktop', Buffer.from('alike'));
    pictures.write('bag.motion', Buffer.from('alike'));
    expect(files()).toEqual(['bag.desktop.webp', 'bag.motion.same']);
    expect(picturesIn(folder).pathOf('bag.motion')).toBe(join(folder, 'bag.desktop.webp'));
  });

  it('hold what each picture was last written as, whatever is written and dropped', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.record({ name, content: fc.option(fc.constantFrom('x', 'y', 'z')) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), (steps, reopenedAt) => {
        rmSync(folder, { recursive: true, force: true });
        let pictures = picturesIn(folder);
        const kept = new Map<string, string>();
        for (const [at, { name: picture, content }] of steps.entries()) {
          if (at === reopenedAt) pictures = picturesIn(folder);
          if (content === null) {
            pictures.drop(picture);
            kept.delete(picture);
          } else {
            pictures.write(picture, Buffer.from(content));
            kept.set(picture, content);
          }
        }
        expectKept(pictures, kept);
      }),
    );
  });
});
