import { Changes, NotMade } from './changes.mjs';
import { intoList } from './lists.mjs';
import { checkPascalCase, fileName, variableName, words } from './names.mjs';
import { screenFiles } from './screen-files.mjs';

const ROUTES = 'storefront/app/routes.ts';
const PATHS = 'storefront/app/paths.ts';
const PERSONAL = 'storefront/server/kit/public-paths.ts';
const SERVER = 'storefront/server/app/app.ts';

const segment = /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*|:[a-z][a-z_]*)$/;

/** Addresses that differ in the names of their parameters alone are one. */
const shapeOf = (address) => address.replaceAll(/:\w+\??/g, ':');

function readAddress(address = '') {
  const segments = address.slice(1).split('/');
  const isAddress =
    address.startsWith('/') &&
    segments.every((one) => segment.test(one)) &&
    !segments[0].startsWith(':');
  if (!isAddress)
    throw new NotMade(
      `"${address}" is no address of a screen: write it in small letters, as "/gift-ideas" or "/gift-ideas/:id".`,
    );
  const parameters = segments.filter((one) => one.startsWith(':')).map((one) => one.slice(1));
  if (new Set(parameters).size < parameters.length)
    throw new NotMade(`"${address}" names a parameter twice.`);
  return { first: segments[0], parameters };
}

/** Where screens stand; a line that is further in is within the account. */
const takenAddresses = (changes) =>
  [...changes.read(ROUTES).matchAll(/^( *)route\(\s*'([^']+)'/gm)].map(([, indent, one]) =>
    indent.length > 2 ? `/account/${one}` : `/${one}`,
  );

function checkFree(changes, { address, first, key }) {
  if (takenAddresses(changes).some((one) => shapeOf(one) === shapeOf(address)))
    throw new NotMade(`A screen stands at ${address} already (${ROUTES}).`);
  const served = [...changes.read(SERVER).matchAll(/'\/([a-z]+)[/'.]/g)].map(([, one]) => one);
  if (served.includes(first))
    throw new NotMade(`What begins with /${first} is answered without a screen (${SERVER}).`);
  if (new RegExp(`^  ${key}:`, 'm').test(changes.read(PATHS)))
    throw new NotMade(`${PATHS} has a ${key} already.`);
}

const personalPaths = (changes) => {
  const [, list = ''] = /PERSONAL_PATHS = \[([^\]]*)\]/.exec(changes.read(PERSONAL)) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, one]) => one);
};

const pathEntry = ({ key, address, parameters }) => {
  if (parameters.length === 0) return `${key}: '${address}',`;
  const taken = parameters.map((one) => `${one}: string`).join(', ');
  const written = address.replaceAll(/:(\w+)/g, (_, one) => `\${encodeURIComponent(${one})}`);
  return `${key}: (${taken}) => \`${written}\`,`;
};

/** Where the shop's pages know of it, and the tests that visit all of them. */
function register(changes, { file, key, title, address, example, parameters, kind }) {
  const add = (path, place) => changes.edit(path, (text) => intoList(text, place));
  const visits = 'tests/journeys/screens.ts';
  const visitsOfGuests = 'tests/journeys/every-address.test.ts';
  const module = `'screens/${file}/${file}.tsx'`;
  if (kind !== 'account') {
    const entry = `route('${address.slice(1)}', ${module}),`;
    add(ROUTES, {
      opening: 'const screens: RouteConfigEntry[] = [',
      entry,
      at: { before: "route('500'," },
    });
    add(visits, { opening: 'const houseScreens = [', entry: `'${example}',` });
    const visited = `{ address: '${example}', title: named('${title}') },`;
    add(visitsOfGuests, { opening: 'const house: Screen[] = [', entry: visited });
    return;
  }
  const within = address.slice('/account/'.length);
  add(ROUTES, {
    opening: "route('account', 'screens/account/account.tsx', [",
    entry: `route('${within}', ${module}),`,
  });
  if (parameters.length === 0) {
    const home = 'storefront/app/screens/account';
    add(`${home}/sections.ts`, {
      opening: 'export const sections = [',
      entry: `{ name: messages.${key}Section, href: paths.${key} },`,
    });
    for (const language of ['en', 'he'])
      changes.edit(
        `${home}/messages.${language}.ts`,
        (text) => `${text}\nexport const ${key}Section = '${title}';\n`,
      );
  }
  const visited = example.slice('/account/'.length);
  add(visits, { opening: 'const account = [', entry: `'${visited}',` });
  add(visitsOfGuests, {
    opening: 'const account: Screen[] = [',
    entry: `{ address: '${example}', ...login },`,
  });
}

/**
 * Makes a screen with its stories and its test, and puts its address where addresses are known.
 * @param {string[]} asked its name, its address, and perhaps `personal` where it is about one shopper:
 *   `['GiftIdeas', '/gift-ideas']`
 * @returns {string[]} a line for each file
 * @throws {NotMade}
 */
export function makeScreen([name, address, audience, ...more]) {
  checkPascalCase(name, 'new:screen GiftIdeas /gift-ideas');
  const { first, parameters } = readAddress(address);
  if (more.length > 0 || !['personal', undefined].includes(audience))
    throw new NotMade(
      'After its address comes nothing but "personal", where it is about one shopper.',
    );
  const ofOne = first === 'account' ? 'account' : 'personal';
  const kind = first === 'account' || audience ? ofOne : 'public';
  const [key, title] = [variableName(name), words(name)];
  const file = kind === 'account' ? `account-${fileName(name)}` : fileName(name);
  const example = address.replaceAll(/:\w+/g, '1');
  const changes = new Changes();
  checkFree(changes, { address, first, key });
  const isKnown = personalPaths(changes).includes(first);
  if (kind === 'public' && isKnown)
    throw new NotMade(`All that begins with /${first} is about one shopper: add "personal".`);

  const made = { name, file, key, title, address, example, parameters, kind };
  for (const [path, text] of Object.entries(screenFiles(made))) changes.create(path, text);
  changes.edit(PATHS, (text) =>
    intoList(text, { opening: 'export const paths = {', entry: pathEntry(made) }),
  );
  register(changes, made);
  if (kind !== 'public' && !isKnown)
    changes.edit(PERSONAL, (text) =>
      intoList(text, {
        opening: 'export const PERSONAL_PATHS = [',
        entry: `'${first}',`,
        at: 'sorted',
      }),
    );
  return changes.write(['node_modules/@react-router/dev/bin.js', 'typegen', 'storefront/app']);
}
