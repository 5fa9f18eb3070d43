import { posix } from 'node:path';
import ts from 'typescript';
import type { HouseFile } from './house.ts';

/** One import or re-export of a file. */
export interface Import {
  /** As written, e.g. `@otzar/contract/bag` or `../http.ts`. */
  specifier: string;
  /** What it means as a path from the root, without ending; packages from outside stay as written. */
  target: string;
  typeOnly: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a file. */
export function parse({ path, text }: HouseFile): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, source);
  return source;
}

/** Every node of a file, outer before inner. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

const packages: Record<string, string> = {
  '@otzar/tokens': 'tokens/dist/vars',
  '@otzar/contract': 'storefront/contract',
  '@otzar/domain': 'storefront/domain',
  '@otzar/design-system': 'design-system',
};

function targetOf(from: string, specifier: string): string {
  const bare = specifier.replace(/\.(tsx?|mjs)$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  const name = Object.keys(packages).find((own) => bare === own || bare.startsWith(`${own}/`));
  const inside = name === undefined ? bare : `${packages[name]}${bare.slice(name.length)}`;
  return inside.startsWith('design-system/') ? `${inside}/index` : inside;
}

function specifierOf(node: ts.Node): { name: ts.Node; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause } = node;
    const named = importClause?.namedBindings;
    const allTypes =
      importClause?.name === undefined &&
      named !== undefined &&
      ts.isNamedImports(named) &&
      named.elements.length > 0 &&
      named.elements.every((element) => element.isTypeOnly);
    const typeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes;
    return { name: node.moduleSpecifier, typeOnly };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { name: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [name] = node.arguments;
    return name && { name, typeOnly: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { name: node.argument.literal, typeOnly: true };
  }
  return undefined;
}

/** What a file imports: statically, on demand, by re-export and for types. */
export function importsOf(file: HouseFile): Import[] {
  if (!/\.(ts|tsx|mjs)$/.test(file.path)) return [];
  return [...nodesOf(parse(file))].flatMap((node) => {
    const found = specifierOf(node);
    if (!found || !ts.isStringLiteralLike(found.name)) return [];
    const specifier = found.name.text;
    return [{ specifier, target: targetOf(file.path, specifier), typeOnly: found.typeOnly }];
  });
}
