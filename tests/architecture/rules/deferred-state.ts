import ts from 'typescript';
import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { type Import, importsOf, nodesOf, parse } from '../source.ts';

const pathless = (path: string) => path.replace(/\.(tsx?|mjs)$/, '');
const isApp = ({ path }: HouseFile) =>
  path.startsWith('storefront/app/') && /(?<!\.(test|stories))\.tsx?$/.test(path);

const waking = /^storefront\/app\/platform\/(deferred|rarely)$/;

/** What a file imports on demand, as written. */
const onDemand = (file: HouseFile): Set<string> =>
  new Set(
    [...nodesOf(parse(file))].flatMap((node) => {
      if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
        return [];
      const [name] = node.arguments;
      return name && ts.isStringLiteralLike(name) ? [name.text] : [];
    }),
  );

/** The files whose parts wake up after the first page: what is handed to `deferred` or `rarely`. */
const lateFiles = (files: HouseFile[]): string[] =>
  files.flatMap((file) => {
    const imports = importsOf(file);
    if (!imports.some(({ target }) => waking.test(target))) return [];
    const demanded = onDemand(file);
    return imports
      .filter(({ specifier }) => demanded.has(specifier))
      .map(({ target }) => pathless(target));
  });

/** These files, and what comes with them. */
function withImports(files: HouseFile[], starts: string[]): HouseFile[] {
  const byPath = new Map(files.map((file) => [pathless(file.path), file]));
  const reached = new Set<HouseFile>();
  const visit = (path: string) => {
    const file = byPath.get(path);
    if (!file || reached.has(file)) return;
    reached.add(file);
    const demanded = onDemand(file);
    const comesAlong = ({ specifier, typeOnly }: Import) => !typeOnly && !demanded.has(specifier);
    for (const { target } of importsOf(file).filter(comesAlong)) visit(target);
  };
  for (const start of starts) visit(start);
  return [...reached];
}

const readsAtOnce = /\buseAtom(Value)?\b/;

export const deferredState: Rule = {
  name: 'what wakes up late first agrees with the server: it reads state with useShopperValue',
  breaches: (files) => {
    const app = files.filter(isApp);
    return withImports(app, lateFiles(app))
      .filter(({ text }) => readsAtOnce.test(text))
      .map(({ path, text }) => `${path} uses ${readsAtOnce.exec(text)?.[0]}`);
  },
  broken: [
    [
      sample(
        'storefront/app/shell/Shell.tsx',
        `import { deferred } from '../platform/deferred.tsx';
         const List = deferred(async () => (await import('./List.tsx')).List);`,
      ),
      sample('storefront/app/shell/List.tsx', `import { useRows } from './useRows.ts';`),
      sample('storefront/app/shell/useRows.ts', `const rows = useAtomValue(rowsAtom);`),
    ],
  ],
};
