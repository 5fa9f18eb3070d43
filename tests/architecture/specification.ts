import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { HouseFile } from './house.ts';
import { nodesOf, parse } from './source.ts';

/** One statement of the specification, and what proves it. */
export interface Statement {
  text: string;
  proofs: Proof[];
}

/** A test: the file it stands in, and its title or, of a story, its export. */
export interface Proof {
  path: string;
  name: string;
}

const document = new URL('../specification.md', import.meta.url);

const proof = /`([^`]+)` › (?:"(.+?)"|(\w+))(?=; `|$)/g;

/** The statements of a document: a list item or a table row each, and after ` — ` what proves it. */
export function statementsOf(text: string): Statement[] {
  return text.split('\n').flatMap((line) => {
    const item = /^- (.*)$/.exec(line)?.[1];
    if (item === undefined) return [];
    const [said = '', proven = ''] = item.split(/ — (?=`)/);
    const proofs = [...proven.matchAll(proof)].map(([, path = '', title, story]) => ({
      path,
      name: title ?? story ?? '',
    }));
    return [{ text: said, proofs }];
  });
}

export const readStatements = (): Statement[] => statementsOf(readFileSync(document, 'utf8'));

const framework = new Set(['test', 'it', 'describe']);

/** What a call of the test framework names, as it is written: `test`, `test.each(rows)`, `test.describe`. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  let called: ts.Expression = node.expression;
  // The rows of `each` are handed over in a call of their own, which names nothing.
  if (ts.isPropertyAccessExpression(called) && called.name.text === 'each') return undefined;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called))
    called = called.expression;
  const [title] = node.arguments;
  if (!ts.isIdentifier(called) || !framework.has(called.text) || !title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** The stories of a file that do something. */
function playedIn(node: ts.Node): string[] {
  if (!ts.isVariableStatement(node)) return [];
  if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  return node.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (!initializer || !ts.isObjectLiteralExpression(initializer)) return [];
    const plays = initializer.properties.some(
      (property) => property.name?.getText() === 'play' && name !== undefined,
    );
    return plays ? [name.getText()] : [];
  });
}

/** Every test of a file by its name; one within a description is named by both as well, joined by ` › `. */
export function testsIn(file: HouseFile): Set<string> {
  const source = parse(file);
  if (file.path.endsWith('.stories.tsx')) return new Set([...nodesOf(source)].flatMap(playedIn));
  const found = new Set<string>();
  const visit = (node: ts.Node, within: string[]) => {
    const title = titleOf(node);
    const names = title === undefined ? within : [...within, title];
    if (title !== undefined)
      for (const start of names.keys()) found.add(names.slice(start).join(' › '));
    node.forEachChild((child) => visit(child, names));
  };
  visit(source, []);
  return found;
}
