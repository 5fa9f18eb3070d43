import ts from 'typescript';
import { type HouseFile, isProof } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { nodesOf, parse } from '../source.ts';

const LONGEST = 250;

const isCode = ({ path }: HouseFile) => /\.(tsx?|mjs)$/.test(path);

/** Lists of words and proofs grow with what they list; nobody reads them as one thought. */
const isList = ({ path }: HouseFile) =>
  isProof(path) || /^storefront\/demo\/(words\/)?[^/]+$/.test(path);

export const size: Rule = {
  name: `no file is longer than ${LONGEST} lines`,
  breaches: (files) =>
    files
      .filter((file) => isCode(file) && !isList(file))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > LONGEST)
      .map(({ path, lines }) => `${path} has ${lines} lines`),
  broken: [[sample('storefront/domain/long.ts', 'export {};\n'.repeat(LONGEST + 1))]],
};

const MOST_IMPORTS = 20;

/** What a file cannot be read without; what it asks for later, or for a type on the way, is beside that. */
const importsAtTop = (file: HouseFile) =>
  parse(file).statements.filter(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined),
  ).length;

export const fewImports: Rule = {
  name: `no file imports more than ${MOST_IMPORTS} others`,
  breaches: (files) =>
    files
      .filter(isCode)
      .map((file) => ({ path: file.path, imports: importsAtTop(file) }))
      .filter(({ imports }) => imports > MOST_IMPORTS)
      .map(({ path, imports }) => `${path} has ${imports} imports`),
  broken: [
    [sample('storefront/domain/a.ts', `import { b } from './b.ts';\n`.repeat(MOST_IMPORTS + 1))],
    [sample('storefront/server/db/b.ts', `export * from './c.ts';\n`.repeat(MOST_IMPORTS + 1))],
    [sample('tests/a.test.ts', `import './d.ts';\n`.repeat(MOST_IMPORTS + 1))],
  ],
};

export const typed: Rule = {
  name: 'nothing is typed any',
  breaches: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .filter((file) =>
        [...nodesOf(parse(file))].some(({ kind }) => kind === ts.SyntaxKind.AnyKeyword),
      )
      .map(({ path }) => `${path} says any`),
  broken: [
    [sample('storefront/domain/a.ts', 'export const a = (b: any) => b;')],
    [sample('storefront/domain/b.ts', 'export const a = [] as Array<any>;')],
  ],
};

/** Written so that the pattern does not find itself. */
const silenced = /@ts-(?:ignore|nocheck|expect-error)\b|\bT[O]DO\b|\bFIXM[E]\b/;
const weakened = /\b(?:it|test|describe)\.(?:skip|only|todo)\(|waitForTimeo[u]t\(/;

const matching = (pattern: RegExp) => (files: HouseFile[]) =>
  files.filter(isCode).flatMap(({ path, text }) => {
    const found = pattern.exec(text);
    return found ? [`${path} says ${found[0]}`] : [];
  });

export const finished: Rule = {
  name: 'no check is silenced and nothing is left for later',
  breaches: matching(silenced),
  broken: [
    [sample('storefront/domain/a.ts', `// @ts-${'ignore'}`)],
    [sample('storefront/domain/b.ts', `// ${'TO'}${'DO'}: later`)],
  ],
};

export const noSkippedTests: Rule = {
  name: 'no test is left out, alone or asleep',
  breaches: matching(weakened),
  broken: [
    [sample('tests/journeys/a.test.ts', `test.${'only'}('a', () => {})`)],
    [sample('tests/journeys/b.test.ts', `await page.waitFor${'Timeout'}(100)`)],
  ],
};
