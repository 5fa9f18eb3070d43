import ts from 'typescript';
import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { nodesOf, parse } from '../source.ts';

const isEnglish = ({ path }: HouseFile) => /(^|\/)messages(\.en|\/[\w-]+\.en)\.ts$/.test(path);
const isHebrew = ({ path }: HouseFile) => /(^|\/)messages(\.he|\/[\w-]+\.he)\.ts$/.test(path);
const inHebrew = (path: string) => path.replace(/\.en\.ts$/, '.he.ts');
const inEnglish = (path: string) => path.replace(/\.he\.ts$/, '.en.ts');

/** One message of a catalogue. */
interface Message {
  /** Its parameters or the number of its parts, as far as it has any. */
  shape: string;
  /** All that it says. */
  text: string;
}

function shapeOf(value: ts.Node): string {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return shapeOf(value.expression);
  if (ts.isArrayLiteralExpression(value)) return `[${value.elements.length}]`;
  if (!ts.isArrowFunction(value)) return '';
  return `(${value.parameters.map((one) => one.getText().replace(/\s+/g, ' ')).join(', ')})`;
}

const saidBy = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : '';

const isExported = ({ modifiers }: ts.VariableStatement) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The messages of a catalogue by their names: each of its constants, or of the properties of one that is an object. */
function messagesOf(file: HouseFile): Map<string, Message> {
  const found = new Map<string, Message>();
  const add = (name: string, value: ts.Node): void => {
    if (ts.isObjectLiteralExpression(value)) {
      for (const one of value.properties)
        if (ts.isPropertyAssignment(one)) add(`${name}.${one.name.getText()}`, one.initializer);
    } else {
      found.set(name, { shape: shapeOf(value), text: [...nodesOf(value)].map(saidBy).join('') });
    }
  };
  for (const statement of parse(file).statements)
    if (ts.isVariableStatement(statement) && isExported(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) add(name.getText(), initializer);
  return found;
}

/** Vowel points, which stand in books for children and not in an interface. */
const nikud = /[\u05B0-\u05BC\u05C1\u05C2]/;
/** A quotation mark of code between Hebrew letters, where gershayim belong. */
const typewriter = /[\u05D0-\u05EA]["']|["'][\u05D0-\u05EA]/;

function differences(path: string, en: Map<string, Message>, he: Map<string, Message>): string[] {
  const missing = [...en.keys()].filter((name) => !he.has(name));
  const unknown = [...he.keys()].filter((name) => !en.has(name));
  const told = [...he].flatMap(([name, { shape, text }]) => {
    const english = en.get(name);
    if (english && english.shape !== shape)
      return [`${path} says ${name} with ${shape || 'nothing'}, English with ${english.shape}`];
    if (nikud.test(text)) return [`${path} has vowel points in ${name}`];
    return typewriter.test(text) ? [`${path} has a typewriter's quotation mark in ${name}`] : [];
  });
  return [
    ...missing.map((name) => `${path} has no ${name}`),
    ...unknown.map((name) => `${path} has ${name}, which English has not`),
    ...told,
  ];
}

export const bothLanguages: Rule = {
  name: 'a message is said in both languages, of the same things',
  breaches: (files) => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const alone = files
      .filter((file) => isHebrew(file) && !byPath.has(inEnglish(file.path)))
      .map(({ path }) => `${path} has no English beside it`);
    const unlike = files.filter(isEnglish).flatMap((file) => {
      const hebrew = byPath.get(inHebrew(file.path));
      return hebrew
        ? differences(hebrew.path, messagesOf(file), messagesOf(hebrew))
        : [`${file.path} has no Hebrew beside it`];
    });
    return [...alone, ...unlike];
  },
  broken: [
    [sample('storefront/app/screens/bag/messages.en.ts', "export const title = 'Your bag';")],
    [sample('storefront/app/screens/bag/messages.he.ts', "export const title = 'הסל';")],
    ...[
      "export const messages = { gone: 'אזל', title: 'הסל' };",
      "export const messages = { gone: (n: number) => 'אזל' };",
      "export const messages = { title: 'הסל' };",
      "export const messages = { gone: 'אָזַל' };",
      `export const messages = { gone: 'ע"י' };`,
    ].map((text) => [
      sample('storefront/domain/messages/bag.en.ts', "export const messages = { gone: 'Gone' };"),
      sample('storefront/domain/messages/bag.he.ts', text),
    ]),
  ],
};

/** Rooms all of whose words come from catalogues. */
const translated = /^(design-system\/(components|widgets)|storefront\/app)\//;
const untold =
  /\.(test|stories|examples|fixture|guide)\.tsx?$|\/mocks\/|\/messages\.|\/constant-styles\/|^storefront\/app\/(build|[\w.-]+\.config\.ts)/;

/** Props and attributes that a person reads or hears, whatever stands in them. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|lead|legend|hint|submitLabel|message)$/;
const words = /[A-Za-z]{2}/;
/** What looks like a sentence or a title wherever it stands. */
const sentence =
  /^([A-Z][a-z’]+|A|I)[,:]? [a-z\d“]|[a-z][,.!?:]? [a-z’]+ .*[a-z][.!?]$|^[A-Z][a-z]+( [A-Za-z]+)*[.!?]$/;

/** What others call something, whose word for it is not ours to choose. */
const foreign = new Set(['Added to Cart']);

/** Whether it is written for whoever runs or builds the shop. */
function isForOperators(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isThrowStatement(at)) return true;
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && /^console\.|^styled|^css$/.test(at.expression.getText()))
      return true;
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isBlock(at)) return false;
  }
  return false;
}

function wordsIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return words.test(node.text) ? node.text.trim() : undefined;
  if (ts.isJsxAttribute(node) && spoken.test(node.name.getText())) {
    const value = node.initializer;
    return value && ts.isStringLiteral(value) && words.test(value.text) ? value.text : undefined;
  }
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    const text = ts.isTemplateExpression(node)
      ? [...nodesOf(node)].map(saidBy).filter(Boolean).join('1')
      : node.text;
    return sentence.test(text) && !foreign.has(text) && !isForOperators(node) ? text : undefined;
  }
  return undefined;
}

export const noSentences: Rule = {
  name: 'what the shop says stands in catalogues and not in code',
  breaches: (files) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path) && translated.test(path) && !untold.test(path))
      .flatMap((file) =>
        [...nodesOf(parse(file))].flatMap((node) => {
          const said = wordsIn(node);
          return said === undefined ? [] : [`${file.path} says “${said}”`];
        }),
      ),
  broken: [
    'export const Gone = () => <p>Gone</p>;',
    'export const Close = () => <button aria-label="Close" />;',
    "export const told = 'We could not save that.';",
    ['export const told = (n: number) => `Only $', '{n} are left`;'].join(''),
  ].map((text) => [sample('storefront/app/screens/bag/Gone.tsx', text)]),
};
