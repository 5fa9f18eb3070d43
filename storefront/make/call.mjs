import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/process.mjs';
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
} from './call-files.mjs';
import { Changes, NotMade } from './changes.mjs';
import { intoList, withImport } from './lists.mjs';
import { fileName, variableName } from './names.mjs';

const CONTRACT = 'storefront/contract';
const USE = 'write "npm run new:call GET /api/gift_idea listGiftIdeas"';
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

function checkFree(changes, { method, path, name }) {
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
}

/** The files of a feature that is new, with nothing in them yet. */
function beginFeature(changes, feature) {
  if (changes.has(`storefront/server/features/${feature}`))
    throw new NotMade(
      `storefront/server/features/${feature} is not about a call: choose another noun.`,
    );
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
  changes.edit('storefront/server/app/api.ts', (text) =>
    intoList(withImport(text, routes, `../features/${feature}/routes.ts`), {
      opening: 'const FEATURES = [',
      entry: `${routes},`,
      at: 'sorted',
    }),
  );
}

function beginMocks(changes, feature) {
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
  changes.edit('storefront/app/mocks/handlers.ts', (text) =>
    intoList(withImport(text, handlers, `./${feature}-handlers.ts`), {
      opening: /^export const freshHandlers = .*\[$/,
      entry: `...${handlers}(),`,
    }),
  );
}

function addToContract(changes, call) {
  const { name, feature } = call;
  const home = `${CONTRACT}/${feature}`;
  changes.edit(`${home}.ts`, (text) => {
    const valibot = text.includes("import * as v from 'valibot'")
      ? ''
      : "import * as v from 'valibot';\n";
    const scalars = scalarsOf(call).reduce((now, one) => withImport(now, one, './scalar.ts'), text);
    return `${valibot}${withImport(scalars, 'endpoint', './endpoint.ts')}${endpointOf(call)}`;
  });
  changes.edit(`${home}.examples.ts`, (text) => {
    const answered = withImport(text, 'Answer', './endpoint.ts');
    return `${withImport(answered, name, `./${feature}.ts`)}${examplesOf(call)}`.replaceAll(
      new RegExp(`^import \\{ (Answer|${name}) \\}`, 'gm'),
      'import type { $1 }',
    );
  });
  changes.edit(`${CONTRACT}/api.ts`, (text) =>
    intoList(withImport(text, name, `./${feature}.ts`), {
      opening: 'export const api = {',
      entry: `${name},`,
      at: 'sorted',
    }),
  );
  changes.edit(`${CONTRACT}/examples.ts`, (text) =>
    intoList(withImport(text, `${name}Examples`, `./${feature}.examples.ts`), {
      opening: 'export const examples = {',
      entry: `${name}: ${name}Examples,`,
      at: 'sorted',
    }),
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
  if (!changes.has(path)) beginMocks(changes, feature);
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

function addToTests(changes, call) {
  const { name, body } = call;
  changes.create(`tests/contract/${fileName(name)}.ts`, caseOf(call));
  changes.edit('tests/contract/suite.ts', (text) =>
    intoList(withImport(text, name, `./${fileName(name)}.ts`), {
      opening: /^ {2}describe\(.* keeps the contract.*\{$/,
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
 * @param {string[]} asked method, path and name: `['GET', '/api/gift_idea', 'listGiftIdeas']`
 * @returns {string[]} a line for each file
 * @throws {NotMade}
 */
export function makeCall([method, path, name, ...more]) {
  if (!['GET', 'POST', 'PATCH', 'DELETE'].includes(method))
    throw new NotMade(`"${method ?? ''}" is none of GET, POST, PATCH and DELETE: ${USE}.`);
  const { feature, parameters } = readPath(path);
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(name ?? ''))
    throw new NotMade(`"${name ?? ''}" is no name of a call, a verb and a noun: ${USE}.`);
  if (more.length > 0) throw new NotMade(`A call has a method, a path and a name: ${USE}.`);
  const changes = new Changes();
  checkFree(changes, { method, path, name });

  const read = parameters.length ? 'one' : 'list';
  const answer = method === 'GET' ? read : 'words';
  const body = method === 'POST' || method === 'PATCH';
  const call = { method, path, name, feature, parameters, answer, body };
  if (!changes.has(`${CONTRACT}/${feature}.ts`)) beginFeature(changes, feature);
  addToContract(changes, call);
  addToServer(changes, call);
  addToMocks(changes, call);
  addToTests(changes, call);
  const home = `storefront/app/features/${feature}/${fileName(name)}`;
  changes.create(`${home}.ts`, askOf(call));
  changes.create(`${home}.test.tsx`, askTestOf(call, fileName(name)));
  return changes.write();
}
