import { type HouseFile, isProof } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { importsOf } from '../source.ts';

const SERVER = 'storefront/server';

/** The room of the server that a path lies in, e.g. `kit`. */
const roomIn = (path: string) => /^storefront\/server\/([^/]+)\//.exec(path)?.[1];

/** The feature that a path belongs to, e.g. `bag`. */
const featureIn = (path: string) => /^storefront\/server\/features\/([^/]+)\//.exec(path)?.[1];

const code = (files: HouseFile[]) =>
  files.filter(({ path }) => path.startsWith(`${SERVER}/`) && !isProof(path));

/** What each room of the server may import of the others; `app` composes all of them. */
const allowed: Record<string, string[]> = {
  kit: ['db'],
  db: [],
  features: ['kit', 'db'],
};

export const serverRooms: Rule = {
  name: 'the server is composed in one room: features know kit and database, kit knows the database, and that knows nobody',
  breaches: (files) =>
    code(files).flatMap((file) => {
      const from = roomIn(file.path) ?? '';
      const reach = allowed[from];
      return importsOf(file).flatMap(({ specifier, target }) => {
        const to = roomIn(`${target}/`);
        const allows = to === undefined || to === from || reach === undefined || reach.includes(to);
        return allows ? [] : [`${file.path} imports ${specifier}, which ${from} may not`];
      });
    }),
  broken: [
    [sample(`${SERVER}/kit/shop.ts`, `import type { Rate } from '../features/bag/rate.ts'`)],
    [sample(`${SERVER}/db/expired.ts`, `import { forget } from '../features/chat/queries.ts'`)],
    [
      sample(
        `${SERVER}/db/embedded.ts`,
        `import { readConfiguration } from '../kit/configuration.ts'`,
      ),
    ],
    [sample(`${SERVER}/features/bag/routes.ts`, `import { open } from '../../app/open.ts'`)],
  ],
};

/** Which feature imports which, by a file that does; types count. */
function featureGraph(files: HouseFile[]): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>();
  for (const file of code(files)) {
    const from = featureIn(file.path);
    if (from === undefined) continue;
    for (const { target } of importsOf(file)) {
      const to = featureIn(target);
      if (to === undefined || to === from) continue;
      const known = graph.get(from) ?? new Map<string, string>();
      graph.set(from, known.set(to, file.path));
    }
  }
  return graph;
}

export const featureCircles: Rule = {
  name: 'no feature of the server needs itself by way of others, not even for a type',
  breaches: (files) => {
    const graph = featureGraph(files);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (feature: string, trail: string[]) => {
      const start = trail.indexOf(feature);
      if (start >= 0) {
        const circle = [...trail.slice(start), feature];
        const by = circle.slice(1).map((to, at) => graph.get(circle[at] ?? '')?.get(to));
        circles.push(`${circle.join(' → ')} (${by.join(', ')})`);
      }
      if (start >= 0 || done.has(feature)) return;
      for (const next of graph.get(feature)?.keys() ?? []) visit(next, [...trail, feature]);
      done.add(feature);
    };
    for (const feature of graph.keys()) visit(feature, []);
    return circles;
  },
  broken: [
    [
      sample(`${SERVER}/features/bag/routes.ts`, `import type { Card } from '../product/card.ts'`),
      sample(`${SERVER}/features/product/card.ts`, `import { path } from '../category/path.ts'`),
      sample(`${SERVER}/features/category/path.ts`, `import { bag } from '../bag/queries.ts'`),
    ],
  ],
};
