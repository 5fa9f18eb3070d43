import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredIn, storyFiles } from './atlas/declared.ts';
import { isGallery, picturesOf } from './pictures.mjs';

/** What a style sheet may say of a mode that not every picture shows. */
const shownBy = {
  hover: /:hover\b/,
  focus: /:focus(-visible|-within)?\b/,
  active: /:active\b/,
  motion: /\bvars\.motion\.|\(prefers-reduced-motion: no-preference\)/,
  print: /@media print\b/,
  scrolled: /position: sticky/,
};

/** A tag that begins with `!` takes away what the file says. */
const inForce = (tags: string[]) =>
  tags.filter((tag) => !tag.startsWith('!') && !tags.includes(`!${tag}`));

const files = storyFiles().map((path) => {
  const code = readFileSync(path, 'utf8');
  const { title, stories } = declaredIn(path, code);
  const indexed = stories.map(({ name, tags }) => ({
    id: name,
    title,
    importPath: path,
    tags: inForce(tags),
  }));
  return { path, title, code, stories: indexed };
});

/** What is drawn, and not what shows or proves it. */
const isStyled = (file: string) => /(?<!\.(stories|test|guide|examples))\.(tsx?|css)$/.test(file);

/** Looks that files share with those of another folder, such as a drawer with a dialog: by their own paths, not its index. */
const shared = /from '(\.\.\/[\w/]+\/(?!index\.)[\w-]+\.tsx?)'/g;

function sourceOf(folder: string): string {
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isStyled)
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const theirs = own.flatMap((source) =>
    [...source.matchAll(shared)].map(([, path = '']) => readFileSync(join(folder, path), 'utf8')),
  );
  return [...own, ...theirs].join('\n');
}

const ofDesign = files.filter(({ title }) => /^(Components|Widgets)\//.test(title));
const folders = [...new Set(ofDesign.map(({ path }) => dirname(path)))];

describe.each(folders.map((folder) => [basename(folder), folder]))('%s', (_name, folder) => {
  it('is pictured in each mode that its styles speak of', () => {
    const source = sourceOf(folder);
    const asked = Object.entries(shownBy).flatMap(([mode, said]) =>
      said.test(source) ? [mode] : [],
    );
    const own = ofDesign.filter(({ path }) => dirname(path) === folder);
    const taken = picturesOf(own.flatMap(({ stories }) => stories)).map(({ mode }) => mode);
    expect(asked.filter((mode) => !taken.some((one) => one === mode))).toEqual([]);
  });
});

/** Whether a story is there for what its play proves, or the comment above it says why it is there. */
function isExplained(code: string, name: string): boolean {
  const parts = code.split(/^export const /m);
  const at = parts.findIndex((part) => new RegExp(`^${name}\\b`).test(part));
  const above = parts[at - 1]?.trimEnd() ?? '';
  return /\bplay\b/.test(parts[at] ?? '') || above.endsWith('*/');
}

describe.each(files.map((file) => [file.title, file] as const))('%s', (_title, file) => {
  it('has a picture of each story, itself or in a gallery, or says what else it is for', () => {
    const { code, stories } = file;
    const pictured = new Set(picturesOf(stories).map(({ story }) => story));
    const unseen = stories.some(isGallery) ? [] : stories.filter(({ id }) => !pictured.has(id));
    expect(unseen.filter(({ id }) => !isExplained(code, id)).map(({ id }) => id)).toEqual([]);
  });
});
