import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const here = fileURLToPath(new URL('.', import.meta.url));
const rooms = ['foundations', 'components', 'widgets'];

/** Where the report stands; a test compares it with what the code says. */
export const apiReport = join(here, 'api.md');

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Every folder that others may import from, by its index. */
const indexFiles = (folder) =>
  rooms.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === 'index.ts')
      .map((file) => join(folder, room, file))
      .toSorted(),
  );

function programOf(files) {
  const config = ts.findConfigFile(here, ts.sys.fileExists, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(config, '..'),
  );
  return ts.createProgram(files, { ...options, noEmit: true });
}

const isOurs = (symbol) =>
  (symbol.declarations ?? []).some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  );

const isOptional = (symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').replace(/^\| /, '');

/** A longer choice is told by its name. */
const LONGEST_CHOICE = 12;

/** A choice of literals in an order of its own: the compiler's depends on what it has read before. */
function literalsOf(type) {
  if (!type.isUnion() || !type.types.every((one) => one.isLiteral())) return undefined;
  return type.types
    .map(({ value }) => (typeof value === 'string' ? `'${value}'` : String(value)))
    .toSorted()
    .join(' | ');
}

/** Says what a component, a function or a type is to whoever imports it. */
function describer(checker) {
  const shown = (type) => checker.typeToString(type, undefined, WHOLE);

  /** A type as it was written, which does not depend on the rest of the program; a named choice with what it may be. */
  function textOf(type, declaration) {
    const written = declaration?.type?.getText();
    const plain = checker.getNonNullableType(type);
    const isShort = plain.isUnion() && plain.types.length <= LONGEST_CHOICE;
    if (isShort || !written) return literalsOf(plain) ?? oneLine(written ?? shown(type));
    return oneLine(written);
  }

  function property(symbol) {
    const whole = textOf(checker.getTypeOfSymbol(symbol), symbol.valueDeclaration);
    const text = isOptional(symbol) ? whole.replace(/ \| undefined$/, '') : whole;
    return `- \`${symbol.name}${isOptional(symbol) ? '?' : ''}: ${text}\``;
  }

  /** The properties that the house has given it; those of an HTML element are told by its name alone. */
  function properties(type) {
    const all = checker.getPropertiesOfType(type);
    const own = all.filter(isOurs).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const others = all.filter((symbol) => !isOurs(symbol)).map(({ name }) => name);
    if (others.join() === 'children') return [...own.map(property), '- `children`'];
    return [...own.map(property), ...(others.length > 0 ? ['- and what its element takes'] : [])];
  }

  const variants = (type) =>
    (type.isUnion() ? type.types : [type]).map((one) => properties(one).join('\n'));

  function component(name, signature) {
    const [props] = signature.getParameters();
    if (!props) return `### ${name}\n\nTakes nothing.`;
    const shapes = variants(checker.getTypeOfSymbol(props));
    return `### ${name}\n\n${shapes.filter(Boolean).join('\n\nor\n\n') || 'Takes nothing.'}`;
  }

  function describeType(name, symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isInterface = (symbol.flags & ts.SymbolFlags.Interface) !== 0;
    const shape = isInterface
      ? properties(type).join('\n')
      : `\`${literalsOf(type) ?? textOf(type, symbol.declarations?.[0])}\``;
    return `### type ${name}\n\n${shape}`;
  }

  return function describe(exported) {
    const { name } = exported;
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    // What a component takes is told with the component.
    if (!(symbol.flags & ts.SymbolFlags.Value))
      return name.endsWith('Props') ? undefined : describeType(name, symbol);
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    if (signature && /^[A-Z]/.test(name)) return component(name, signature);
    return `### ${name}\n\n\`${oneLine(shown(type))}\``;
  };
}

/**
 * What the design system offers, as Markdown: each export of each folder, and the props of each component.
 * @param {string} [folder] of the design system
 * @returns {string}
 */
export function describeApi(folder = here) {
  const files = indexFiles(folder);
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const describe = describer(checker);
  const sections = files.map((path) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path));
    const exported = checker.getExportsOfModule(module);
    const parts = exported.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(describe);
    const name = path.slice(folder.length).replace(/\/index\.ts$/, '');
    return `## ${name}\n\n${parts.filter(Boolean).join('\n\n')}\n`;
  });
  return `# What the design system offers\n\nMade by \`npm run api\`, and compared by a test: a change to what others may import shows here.\n\n${sections.join('\n')}`;
}

/** The report as it is kept; empty where there is none yet. */
export const savedApi = () => (ts.sys.fileExists(apiReport) ? readFileSync(apiReport, 'utf8') : '');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(apiReport, describeApi());
