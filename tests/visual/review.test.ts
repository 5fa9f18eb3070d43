import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decisionsOn } from './decisions.mjs';
import { pack, readFindings, storeFindings } from './findings.mjs';
import { compare, decode, encode, tolerances } from './picture.mjs';
import { picturesIn } from './picture-files.mjs';
import { serveReview } from './review-server.mjs';

/** Anything that says its version, as a browser does, draws the pictures here. */
const browser = process.execPath;

const plain = (level: number) => {
  const pixels = Buffer.alloc(8 * 8 * 4, level);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return { width: 8, height: 8, pixels };
};
const [WHITE, GRAY, BLACK] = [255, 128, 0];
const [white, gray, black] = [plain(WHITE), plain(GRAY), plain(BLACK)];

const changed = (name: string, actual = gray) => {
  const { above, diff } = compare(white, actual, tolerances.strict);
  return { name, kind: 'changed' as const, why: 'differs', baseline: white, actual, above, diff };
};
const found = [
  changed('button--plain.desktop'),
  changed('button--gallery.dark'),
  changed('link--plain.desktop', black),
  { name: 'link--new.desktop', kind: 'new' as const, why: 'none kept', actual: black },
  { name: 'old--gone.desktop', kind: 'removed' as const, why: 'gone', baseline: white },
  { name: 'link--slow.desktop', kind: 'broken' as const, why: 'its play failed' },
  { ...changed('link--odd.desktop'), unfit: 'it was not drawn alike twice' },
  { ...changed('link--late.desktop'), kind: 'flaky' as const },
];
const keptAtFirst = {
  'button--gallery.dark': WHITE,
  'button--plain.desktop': WHITE,
  'link--late.desktop': WHITE,
  'link--odd.desktop': WHITE,
  'link--plain.desktop': WHITE,
  'old--gone.desktop': WHITE,
};

let home: string;
let baselines: string;
let folder: string;
let decisions: ReturnType<typeof decisionsOn>;
let review: Awaited<ReturnType<typeof serveReview>>;

/** Opens the review of what is kept. */
async function open() {
  const kept = readFindings(folder);
  if (!kept) throw new Error('No findings are kept.');
  decisions = decisionsOn(kept, { folder, browser, baselines });
  review = await serveReview(decisions, { folder, workshop: 'http://127.0.0.1:1/index.html' });
}

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'review-'));
  [baselines, folder] = [join(home, 'baselines'), join(home, 'findings')];
  for (const name of Object.keys(keptAtFirst))
    picturesIn(baselines).write(name, await encode(white));
  storeFindings(await Promise.all(found.map(pack)), folder);
  await open();
});
afterEach(() => {
  review.close();
  rmSync(home, { recursive: true, force: true });
});

/** What is kept: the level of grey of each picture, by its name. */
async function kept() {
  const files = picturesIn(baselines);
  const levels = files
    .names()
    .toSorted()
    .map(async (name) => {
      const { pixels } = await decode(readFileSync(files.pathOf(name)));
      return [name, pixels[0]] as const;
    });
  return Object.fromEntries(await Promise.all(levels));
}

const post = (path: string, names: string[] = []) =>
  fetch(new URL(path, review.address), { method: 'POST', body: JSON.stringify({ names }) });

/** Asks by another name for the host than the one that it has. */
const askAs = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(new URL('accept', review.address), { method: 'POST', headers: { host } });
    asked.on('response', (response) => resolve(response.resume().statusCode));
    asked.on('error', reject);
    asked.end(JSON.stringify({ names: ['button--plain.desktop'] }));
  });

describe('the review of a run', () => {
  it('keeps exactly the picture that is accepted, and no other', async () => {
    expect(await kept()).toEqual(keptAtFirst);
    const answer = await post('accept', ['button--plain.desktop']);
    expect(await answer.json()).toEqual({ decisions: { 0: 'accepted' } });
    expect(await kept()).toEqual({ ...keptAtFirst, 'button--plain.desktop': GRAY });
    expect(decisions.counts()).toEqual({ accepted: 1, refused: 0, left: 6 });
  });

  it('says what the accepted pictures were drawn by, and nothing of the others', async () => {
    const manifest = join(baselines, 'manifest.json');
    writeFileSync(manifest, JSON.stringify({ platform: 'elsewhere', browserMajor: 1 }));
    await post('accept', ['link--plain.desktop', 'old--gone.desktop']);
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({
      platform: 'elsewhere',
      others: { 'link--plain.desktop': { platform: process.platform } },
    });
  });

  it('keeps what is new, drops what is gone, and takes several at once', async () => {
    await post('accept', ['link--new.desktop', 'old--gone.desktop', 'button--gallery.dark']);
    const { 'old--gone.desktop': _gone, ...others } = keptAtFirst;
    expect(await kept()).toEqual({
      ...others,
      'button--gallery.dark': GRAY,
      'link--new.desktop': BLACK,
    });
  });

  it('marks what is refused, and keeps nothing of it', async () => {
    await post('refuse', ['button--plain.desktop', 'link--slow.desktop']);
    expect(await kept()).toEqual(keptAtFirst);
    expect(decisions.counts()).toEqual({ accepted: 0, refused: 2, left: 5 });
  });

  it.each([
    ['a name that no finding has', ['button--plain.desktop', 'button--other.desktop']],
    ['a picture that is not drawn alike twice', ['button--plain.desktop', 'link--odd.desktop']],
    ['a story that could not be pictured', ['button--plain.desktop', 'link--slow.desktop']],
    ['what was right the second time', ['button--plain.desktop', 'link--late.desktop']],
  ])('accepts nothing with %s', async (_what, names) => {
    const answer = await post('accept', names);
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toContain(names[1]);
    expect(await kept()).toEqual(keptAtFirst);
  });

  it.each(['not json', '{"names":"button--plain.desktop"}', '{"names":[1]}', '{}'])(
    'accepts nothing by %s',
    async (body) => {
      const answer = await fetch(new URL('accept', review.address), { method: 'POST', body });
      expect(answer.status).toBe(409);
      expect(await kept()).toEqual(keptAtFirst);
    },
  );

  it('answers nobody who does not know its address', async () => {
    const { origin, host } = new URL(review.address);
    const body = JSON.stringify({ names: ['button--plain.desktop'] });
    for (const path of ['/accept', '/0/accept', `/${'0'.repeat(32)}/accept`, '//accept']) {
      expect((await fetch(origin + path, { method: 'POST', body })).status).toBe(404);
    }
    expect((await fetch(origin)).status).toBe(404);
    expect(await askAs(host.replace('127.0.0.1', 'evil.example'))).toBe(403);
    expect(await kept()).toEqual(keptAtFirst);
    expect(await askAs(host)).toBe(200);
    expect(await kept()).not.toEqual(keptAtFirst);
  });

  it('serves the pictures of the findings, each by itself, and no other file', async () => {
    const shown = await fetch(new URL('pictures/2-now.webp', review.address));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const { pixels } = await decode(Buffer.from(await shown.arrayBuffer()));
    expect(pixels[0]).toBe(BLACK);
    for (const path of ['pictures/99-now.webp', 'pictures/..%2Ffindings.json', 'findings.json'])
      expect((await fetch(new URL(path, review.address))).status).toBe(404);
  });

  it('goes on where it was left: without what was accepted, with what was refused', async () => {
    await post('accept', ['button--plain.desktop']);
    await post('refuse', ['link--plain.desktop']);
    review.close();
    await open();
    expect(decisions.counts()).toEqual({ accepted: 0, refused: 1, left: 5 });
    expect((await post('accept', ['button--plain.desktop'])).status).toBe(409);
    await post('accept', ['link--plain.desktop']);
    expect(decisions.counts()).toEqual({ accepted: 1, refused: 0, left: 5 });
  });

  it('ends when somebody is done, and says how it stands', async () => {
    await post('refuse', ['link--plain.desktop']);
    expect((await (await post('done')).json()).said).toBe('0 accepted, 1 refused, 6 left');
    await review.ended;
  });
});

describe('the page of the review', () => {
  it('holds a thousand findings in a megabyte, as it asks for pictures when they are looked at', async () => {
    const one = await pack(changed('widgets-product-card--in-a-narrow-column.forced-colors'));
    storeFindings(
      Array.from({ length: 1000 }, (_, index) => ({ ...one, name: `${one.name}-${index}` })),
      folder,
    );
    review.close();
    await open();
    const page = await (await fetch(review.address)).text();
    expect(page).toContain('forced-colors-999');
    expect(page).not.toContain('<script type="text/plain"');
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
  });
});
