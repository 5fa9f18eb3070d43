import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { importsOf } from '../source.ts';

/** Which file imports which, if only for a type: who reads one must read the other. */
function graphOf(files: HouseFile[]): Map<string, string[]> {
  const byTarget = new Map(
    files.map(({ path }) => [path.replace(/\.(tsx?|mjs)$/, ''), path] as const),
  );
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ target }) => byTarget.get(target) ?? []),
    ]),
  );
}

/** Each circle once, as the path that closes it. */
function circlesOf(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}

/** A gallery asks, once it is shown, for the stories that it stands among: nothing waits for itself. */
const isGallery = ([path = '', ...others]: string[]) =>
  path.endsWith('.stories.tsx') && others.every((other) => other === path);

export const circles: Rule = {
  name: 'no file imports itself by way of others, not even for a type',
  breaches: (files) =>
    circlesOf(graphOf(files))
      .filter((circle) => !isGallery(circle))
      .map((circle) => circle.join(' → ')),
  broken: [
    [
      sample('storefront/domain/a.ts', `import { b } from './b.ts'`),
      sample('storefront/domain/b.ts', `export { c } from '@otzar/domain/c'`),
      sample('storefront/domain/c.ts', `import { a } from './a.ts'`),
    ],
    [sample('storefront/domain/a.ts', `import { a } from './a.ts'`)],
    [
      sample('storefront/app/bag-module.ts', `import { schema } from './bag-schema.ts'`),
      sample('storefront/app/bag-schema.ts', `import type { Bag } from './bag-module.ts'`),
    ],
  ],
};
