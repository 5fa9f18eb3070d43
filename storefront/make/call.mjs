import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/process.mjs';
import { AREAS, areaOf } from './call-area.mjs';
import {
  askOf,
  askTestOf,
  caseOf,
  endpointOf,
  examplesOf,
  mountOf,
  scalarsOf,
  serveOf,
  showsExample,
  summaryOf,
} from './call-files.mjs';
import { addMessages } from './call-messages.mjs';
import { Changes, NotMade } from './changes.mjs';
import { intoList, onLines, withImport } from './lists.mjs';
import { fileName, variableName } from './names.mjs';

const CONTRACT = 'storefront/contract';
const USE = 'write "npm run new:call GET /api/gift_idea listGiftIdeas catalogue"';
/** What the server answers under `/api` without a call of the contract. */
const WITHOUT_CALL = ['/api/docs', '/api/health'];

/** Addresses that differ in the names of their parameters alone are one. */
const shapeOf = (path) => path.replaceAll(/\{\w+\}/g, '{}');

function readPath(path = '') {
  const segments = path.split('/').slice(2);
  const isNoun = (one) => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(one);
  const isId = (one) => /^\{([a-z_]+_)?id\}$/.test(one);
  const isPath =
    path.startsWith('/api/') &&
    isNoun(segments[0]) &&
    segments.every((one) => isNoun(one) || isId(one));
  if (!isPath)
    throw new NotMade(
      `"${path}" is no path of a call: nouns in snake case and ids, as "/api/gift_idea/{id}".`,
    );
  return {
    feature: segments.filter(isNoun).map(fileName).join('-'),
    parameters: segments.filter(isId).map((one) => one.slice(1, -1)),
  };
}

function checkFree(changes, { method, path, name, feature }) {
  const files = readdirSync(join(root, CONTRACT)).filter((file) => /^[\w-]+\.ts$/.test(file));
  for (const file of files) {
    const text = changes.read(`${CONTRACT}/${file}`);
    for (const [, verb, at] of text.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g))
      if (verb === method && shapeOf(at) === shapeOf(path))
        throw new NotMade(`${CONTRACT}/${file} has ${method} ${at} already.`);
    if (new RegExp(`export const ${name}\\b`).test(text))
      throw new NotMade(`${CONTRACT}/${file} has a call ${name} already.`);
  }
  if (WITHOUT_CALL.includes(path))
    throw new NotMade(`The server answers ${path} itself: choose another path.`);
  const server = `storefront/server/features/${feature}`;
  if (changes.has(server) && !changes.has(`${CONTRACT}/${feature}.ts`))
    throw new NotMade(`${server} is not about a call: choose another noun.`);
}

/** The files of a feature that is new, with nothing in them yet. */
function beginFeature(changes, { feature, area }) {
  const routes = `${variableName(feature)}Routes`;
  changes.create(`${CONTRACT}/${feature}.ts`, `import { endpoint } from './endpoint.ts';\n`);
  changes.create(`${CONTRACT}/${feature}.examples.ts`, '');
  changes.create(
    `storefront/server/features/${feature}/routes.ts`,
    `import type { Mount } from '../../kit/endpoint.ts';

export function ${routes}(mount: Mount): void {
}
`,
  );
  const features = `export const ${area}Features = [`;
  changes.edit(`storefront/server/app/api/${area}.ts`, (text) =>
    intoList(onLines(withImport(text, routes, `../../features/${feature}/routes.ts`), features), {
      opening: features,
      entry: `${routes},`,
      at: 'sorted',
    }),
  );
}

function beginMocks(changes, { feature, area }) {
  const handlers = `${variableName(feature)}Handlers`;
  changes.create(
    `storefront/app/mocks/${feature}-handlers.ts`,
    `import { api } from '@otzar/contract/api';
import type { RequestHandler } from 'msw';

/** Answers to the calls of \`contract/${feature}.ts\`. */
export const ${handlers} = (): RequestHandler[] => [
];
`,
  );
  changes.edit(`storefront/app/mocks/handlers/${area}.ts`, (text) =>
    intoList(withImport(text, handlers, `../${feature}-handlers.ts`), {
      opening: new RegExp(`^export const ${area}Answers = .*\\[$`),
      entry: `...${handlers}(),`,
    }),
  );
}

function addToContract(changes, call) {
  const { name, feature, area, body } = call;
  const home = `${CONTRACT}/${feature}`;
  if (body) addMessages(changes, `${CONTRACT}/messages/${feature}`, feature);
  changes.edit(`${home}.ts`, (text) => {
    const valibot = text.includes("import * as v from 'valibot'")
      ? ''
      : "import * as v from 'valibot';\n";
    const scalars = scalarsOf(call).reduce((now, one) => withImport(now, one, './scalar.ts'), text);
    const said = body ? withImport(scalars, 'messages', `#messages/${feature}`) : scalars;
    return `${valibot}${withImport(said, 'endpoint', './endpoint.ts')}${endpointOf(call)}`;
  });
  changes.edit(`${home}.examples.ts`, (text) => {
    const answered = withImport(text, 'Answer', './endpoint.ts');
    return `${withImport(answered, name, `./${feature}.ts`)}${examplesOf(call)}`.replaceAll(
      new RegExp(`^import \\{ (Answer|${name}) \\}`, 'gm'),
      'import type { $1 }',
    );
  });
  const lists = [
    ['summaries.ts', /^export const summaries: .*\{$/, summaryOf(call)],
    [`api/${area}.ts`, `export const ${area}Calls = {`, `${name},`, [name, `../${feature}.ts`]],
    [
      `examples/${area}.ts`,
      `export const ${area}Examples = {`,
      `${name}: ${name}Examples,`,
      [`${name}Examples`, `../${feature}.examples.ts`],
    ],
  ];
  for (const [file, opening, entry, imported] of lists)
    changes.edit(`${CONTRACT}/${file}`, (text) =>
      intoList(imported ? withImport(text, ...imported) : text, { opening, entry, at: 'sorted' }),
    );
}

function addToServer(changes, call) {
  const { name, feature, parameters } = call;
  changes.edit(`storefront/server/features/${feature}/routes.ts`, (text) => {
    const imported = withImport(text, name, `@otzar/contract/${feature}`);
    const refusing = parameters.length
      ? withImport(imported, 'notFound', '../../kit/http-error.ts')
      : imported;
    return intoList(refusing, {
      opening: new RegExp(
        `^export function ${variableName(feature)}Routes\\(mount: Mount\\b.*\\{$`,
      ),
      entry: mountOf(call),
    });
  });
}

function addToMocks(changes, call) {
  const { name, feature, parameters } = call;
  const path = `storefront/app/mocks/${feature}-handlers.ts`;
  if (!changes.has(path)) beginMocks(changes, call);
  changes.edit(path, (text) => {
    const serving = withImport(text, 'serve', './serve.ts');
    const refusing = parameters.length ? withImport(serving, 'refuse', './serve.ts') : serving;
    const examples = `@otzar/contract/${feature}.examples`;
    const showing = showsExample(call)
      ? withImport(refusing, `${name}Examples`, examples)
      : refusing;
    return intoList(showing, {
      opening: new RegExp(`^export const ${variableName(feature)}Handlers = .*\\[$`),
      entry: serveOf(call),
    });
  });
}

/** An area of which the contract's suite asks nothing yet but what is in the table of calls. */
function beginCases(changes, area) {
  const cases = `${area}Contract`;
  changes.edit(`tests/contract/suite/${area}.ts`, (text) =>
    text.concat(`
/** What the contract says of single calls of this area. */
export function ${cases}(answer: Handler): void {
}
`),
  );
  changes.edit('tests/contract/suite.ts', (text) =>
    intoList(withImport(text, cases, `./suite/${area}.ts`), {
      opening: /^ {2}describe\(.* keeps the contract.*\{$/,
      entry: `${cases}(answer);`,
    }),
  );
}

function addToTests(changes, call) {
  const { name, area, body } = call;
  changes.create(`tests/contract/${fileName(name)}.ts`, caseOf(call));
  const suite = `tests/contract/suite/${area}.ts`;
  const cases = `export function ${area}Contract(answer: Handler): void {`;
  if (!changes.read(suite).includes(cases)) beginCases(changes, area);
  changes.edit(suite, (text) =>
    intoList(withImport(text, name, `../${fileName(name)}.ts`), {
      opening: cases,
      entry: `describe('${name}', () => ${name}(answer));`,
    }),
  );
  if (body)
    changes.edit('tests/security/hostile-input.test.ts', (text) =>
      intoList(text, {
        opening: 'const bodies: { [N in CallName]?: object } = {',
        entry: `${name}: { name: 'Noa' },`,
        at: 'sorted',
      }),
    );
}

/**
 * Makes a call: its endpoint with an example, its handlers in server and mocks, the function by which the app makes
 * it, and its case in the contract's suite. What it answers is an example until it has something to read.
 * @param {string[]} asked method, path, name, and for a feature that is new the area that it is in:
 *   `['GET', '/api/gift_idea', 'listGiftIdeas', 'catalogue']`
 * @returns {string[]} a line for each file
 * @throws {NotMade}
 */
export function makeCall([method, path, name, asked, ...more]) {
  if (!['GET', 'POST', 'PATCH', 'DELETE'].includes(method))
    throw new NotMade(`"${method ?? ''}" is none of GET, POST, PATCH and DELETE: ${USE}.`);
  const { feature, parameters } = readPath(path);
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(name ?? ''))
    throw new NotMade(`"${name ?? ''}" is no name of a call, a verb and a noun: ${USE}.`);
  if (more.length > 0 || !(asked === undefined || AREAS.includes(asked)))
    throw new NotMade(`A call has a method, a path, a name and an area: ${USE}.`);
  const changes = new Changes();
  checkFree(changes, { method, path, name, feature });

  const read = parameters.length ? 'one' : 'list';
  const answer = method === 'GET' ? read : 'words';
  const body = method === 'POST' || method === 'PATCH';
  const area = areaOf(changes, feature, asked);
  const call = { method, path, name, feature, area, parameters, answer, body };
  if (!changes.has(`${CONTRACT}/${feature}.ts`)) beginFeature(changes, call);
  addToContract(changes, call);
  addToServer(changes, call);
  addToMocks(changes, call);
  addToTests(changes, call);
  const home = `storefront/app/features/${feature}/${fileName(name)}`;
  changes.create(`${home}.ts`, askOf(call));
  changes.create(`${home}.test.tsx`, askTestOf(call, fileName(name)));
  return changes.write();
}
