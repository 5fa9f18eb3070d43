import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { allTags } from '../tags.mjs';
import { isKind, kinds } from './kinds.ts';

/** What a stories file says of its states, read without running it. */
export interface Declared {
  /** Where its stories stand in the menu, such as `Screens/Bag`. */
  title: string;
  /** In the order of the file. */
  stories: { name: string; tags: string[] }[];
  /** Why a state cannot be met here, by the state's name: for its own reasons, or for those of its kinds. */
  doesNotApply: Record<string, string>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const rooms = ['design-system', 'storefront/app'];

/** The files of stories of screens, widgets and components, as paths on this machine. */
export const storyFiles = (): string[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => join(root, room, file))
      .toSorted(),
  );

const bare = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    ? bare(node.expression)
    : node;

/** The properties that are written out in an object, by name. */
function properties(node: ts.Expression | undefined): Map<string, ts.Expression> {
  const object = bare(node);
  if (!object || !ts.isObjectLiteralExpression(object)) return new Map();
  return new Map(
    object.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && (ts.isIdentifier(one.name) || ts.isStringLiteral(one.name))
        ? [[one.name.text, one.initializer] as const]
        : [],
    ),
  );
}

const textOf = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

const textsOf = (node: ts.Expression | undefined): string[] =>
  node && ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap((one) => textOf(one) ?? [])
    : [];

function reasonsIn(path: string, meta: Map<string, ts.Expression>): Record<string, string> {
  const written = properties(properties(meta.get('parameters')).get('doesNotApply'));
  return Object.fromEntries(
    [...written].map(([state, node]) => {
      const reason = textOf(node);
      if (reason === undefined)
        throw new Error(
          `${path}: doesNotApply is read without running the file. Write the reason of ${state} as a plain string.`,
        );
      return [state, reason];
    }),
  );
}

/** The reasons of the kinds that a file is of. */
function reasonsOfKinds(path: string, meta: Map<string, ts.Expression>): Record<string, string> {
  const named = textsOf(properties(meta.get('parameters')).get('kinds'));
  return Object.assign(
    {},
    ...named.map((name) => {
      if (isKind(name)) return kinds[name];
      const known = Object.keys(kinds).join(', ');
      throw new Error(`${path}: there is no kind "${name}", only ${known}.`);
    }),
  );
}

/**
 * What a stories file declares.
 * @param path of the file, for messages
 * @param code what stands in it
 * @throws {Error} where a reason is anything but a plain string, or a kind is not known
 */
export function declaredIn(path: string, code: string): Declared {
  const kind = ts.ScriptKind.TSX;
  const { statements } = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind);
  const variables = statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map(({ name, initializer }) => ({
      name: ts.isIdentifier(name) ? name.text : '',
      exported: statement.modifiers?.some(({ kind: one }) => one === ts.SyntaxKind.ExportKeyword),
      initializer,
    })),
  );
  const meta = properties(variables.find(({ name }) => name === 'meta')?.initializer);
  return {
    title: textOf(meta.get('title')) ?? '',
    stories: variables
      .filter(({ exported }) => exported)
      .map(({ name, initializer }) => ({
        name,
        tags: allTags(textsOf(meta.get('tags')), textsOf(properties(initializer).get('tags'))),
      })),
    doesNotApply: { ...reasonsOfKinds(path, meta), ...reasonsIn(path, meta) },
  };
}

/** What all stories declare. @throws {Error} as {@link declaredIn} */
export const declaredByAll = (): Declared[] =>
  storyFiles().map((path) => declaredIn(path, readFileSync(path, 'utf8')));
