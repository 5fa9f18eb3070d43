import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charactersOf, cutFace, namedFaces, pathOf } from './subset.mjs';

const faces = namedFaces();

describe('the files of the faces', () => {
  it.each(faces)('$file is what its range cuts out of the package', async (face) => {
    const cut = await cutFace(face);
    expect(cut.equals(readFileSync(pathOf(face.file)))).toBe(true);
  });

  it('are those that are declared, and no others', () => {
    const lying = readdirSync(new URL('files', import.meta.url));
    expect(lying.toSorted()).toEqual(faces.map(({ file }) => `${file}.woff2`).toSorted());
  });

  it('leave no Latin or Hebrew letter, sign or mark to another typeface', () => {
    const covered = new Set(faces.flatMap(({ ranges }) => charactersOf(ranges)));
    const wanted = charactersOf('U+0020-024F, U+05D0-05EA, U+2010-2027, U+20A0-20C0');
    expect(wanted.filter((character) => !covered.has(character))).toEqual([]);
  });
});
