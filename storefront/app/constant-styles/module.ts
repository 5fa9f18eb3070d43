import { type ESTree, parseAst } from 'vite';

/** What a module calls something that it imports. */
interface Import {
  from: string;
  name: string;
}

/** The top level of a module, as far as constants go. */
export interface Module {
  file: string;
  code: string;
  constants: Map<string, ESTree.Expression>;
  imports: Map<string, Import>;
  /** What it hands on from other modules: by the name they give it; `*` for everything. */
  handedOn: { as: string; from: string; name: string }[];
}

const textOf = (name: ESTree.ModuleExportName) =>
  name.type === 'Literal' ? name.value : name.name;

type Statement = ReturnType<typeof parseAst>['body'][number];

function readImport(module: Module, { source, specifiers }: ESTree.ImportDeclaration): void {
  for (const specifier of specifiers) {
    const name = specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : 'default';
    module.imports.set(specifier.local.name, { from: source.value, name });
  }
}

function readReexport(module: Module, statement: Statement): void {
  if (statement.type === 'ExportAllDeclaration')
    module.handedOn.push({ as: '*', from: statement.source.value, name: '*' });
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return;
  const from = statement.source.value;
  for (const { local, exported } of statement.specifiers)
    module.handedOn.push({ as: textOf(exported), from, name: textOf(local) });
}

function readConstants(module: Module, statement: Statement): void {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return;
  for (const { id, init } of declared.declarations)
    if (id.type === 'Identifier' && init) module.constants.set(id.name, init);
}

/** Reads the constants and imports of a module without running it. */
export function readModule(file: string, code: string): Module {
  const module: Module = { file, code, constants: new Map(), imports: new Map(), handedOn: [] };
  for (const statement of parseAst(code, { lang: 'tsx' }, file).body) {
    if (statement.type === 'ImportDeclaration') readImport(module, statement);
    readReexport(module, statement);
    readConstants(module, statement);
  }
  return module;
}

/** What styled-components gives that a tag of a template comes from: `styled`, `css` or `keyframes`. */
export function tagOf({ imports }: Module, tag: ESTree.Expression): string | undefined {
  const named =
    tag.type === 'MemberExpression' ? tag.object : tag.type === 'CallExpression' ? tag.callee : tag;
  const imported = named.type === 'Identifier' ? imports.get(named.name) : undefined;
  if (imported?.from !== 'styled-components') return undefined;
  return imported.name === 'default' ? 'styled' : imported.name;
}
