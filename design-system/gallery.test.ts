import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = ['components', 'widgets'].flatMap((room) =>
  readdirSync(join(here, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(room, file)),
);

const storiesIn = (source: string) =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
/** What opens over the page cannot stand beside others of its kind. */
const coversThePage = (source: string) => source.includes('inline: false');

const read = (file: string) => readFileSync(join(here, file), 'utf8');
const hasGallery = (file: string) => storiesIn(read(file)).includes('Gallery');

describe.each(files)('%s', (file) => {
  it('shows its stories in a gallery, if they can stand beside each other, and are several', () => {
    const own = storiesIn(read(file)).filter((name) => name !== 'Gallery');
    expect(hasGallery(file)).toBe(own.length > 1 && !coversThePage(read(file)));
  });
});

describe.each(files.filter(hasGallery))('%s', (file) => {
  it('has its gallery last, made of itself', () => {
    expect(storiesIn(read(file)).at(-1)).toBe('Gallery');
    expect(read(file)).toMatch(/tags: \['gallery', .*'!autodocs'\]/);
    expect(read(file)).toContain(`galleryOf(() => import('./${file.split('/').at(-1)}'))`);
  });
});
