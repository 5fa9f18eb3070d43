import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyHouse, type HouseCopy } from './house-copy.ts';

let house: HouseCopy;

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: house.folder, encoding: 'utf8', maxBuffer: 2 ** 24 });

/** What has been made since the copy, by path. */
const made = () => git('ls-files', '--others', '--modified', '--exclude-standard').split('\n');

const make = (...words: string[]) => house.run('storefront/make/make.mjs', ...words);

beforeAll(() => {
  house = copyHouse();
  git('add', '--all');
});
afterAll(() => house.remove());

describe('what cannot be made', () => {
  const refused: [string[], RegExp][] = [
    [['component'], /PascalCase: write "npm run new:component GiftTag"/],
    ...['giftTag', 'Gift Tag', 'gift-tag', '../Gift', 'Gift_Tag', ''].map(
      (name): [string[], RegExp] => [['component', name], /PascalCase/],
    ),
    [['component', 'Badge'], /^Badge is there already: design-system\/components\/Badge\.$/],
    [
      ['component', 'BagLine'],
      /^BagLine is there already: design-system\/widgets\/bag\/BagLine\.$/,
    ],
    [['component', 'GiftTag', 'more'], /nothing else/],
    [['screen', 'gift-ideas', '/gift-ideas'], /PascalCase/],
    [['screen', 'GiftIdeas'], /^"" is no address of a screen/],
    [['screen', 'GiftIdeas', 'gift-ideas'], /is no address of a screen/],
    [['screen', 'GiftIdeas', '/:id'], /is no address of a screen/],
    [['screen', 'GiftIdeas', '/gift/:id/:id'], /names a parameter twice/],
    [['screen', 'GiftIdeas', '/bag'], /^A screen stands at \/bag already/],
    [['screen', 'GiftIdeas', '/creator/:name/:one'], /^A screen stands at/],
    [['screen', 'GiftIdeas', '/media/ideas'], /answered without a screen/],
    [['screen', 'GiftIdeas', '/account/profile'], /^A screen stands at \/account\/profile already/],
    [['screen', 'GiftIdeas', '/account'], /^A screen stands at \/account already/],
    [['screen', 'GiftIdeas', '/return/ideas'], /is about one shopper: add "personal"/],
    [['screen', 'GiftIdeas', '/gift-ideas', 'private'], /nothing but "personal"/],
    [['screen', 'ContactUs', '/write-to-us'], /has a contactUs already/],
    [['screen', 'ServerError', '/broken'], /has a serverError already/],
    [
      ['screen', 'Listing', '/broken'],
      /^storefront\/app\/screens\/listing\/listing\.tsx is there already\.$/,
    ],
    [['call'], /is none of GET, POST, PATCH and DELETE/],
    [['call', 'PUT', '/api/gift_idea', 'saveGiftIdea'], /is none of GET/],
    [['call', 'GET', '/gift_idea', 'listGiftIdeas'], /is no path of a call/],
    [['call', 'GET', '/api/gift-idea', 'listGiftIdeas'], /is no path of a call/],
    [['call', 'GET', '/api/{id}', 'listGiftIdeas'], /is no path of a call/],
    [['call', 'GET', '/api/gift_idea', 'delete'], /is no name of a call/],
    [['call', 'GET', '/api/gift_idea', 'listGiftIdeas', 'more'], /A call has a method/],
    [['call', 'GET', '/api/gift_idea', 'listGiftIdeas', 'store', 'more'], /A call has a method/],
    [['call', 'GET', '/api/gift_idea', 'listGiftIdeas'], /name its area too, account, bag, /],
    [['call', 'GET', '/api/store/hours', 'readHours'], /name its area too/],
    [['call', 'PATCH', '/api/store', 'changeStore', 'bag'], /is among what is about store/],
    [['call', 'GET', '/api/store', 'readShop'], /has GET \/api\/store already/],
    [
      ['call', 'GET', '/api/product/{number_id}', 'readShop'],
      /has GET \/api\/product\/\{id\} already/,
    ],
    [['call', 'GET', '/api/gift_idea', 'readStore'], /has a call readStore already/],
    [['call', 'GET', '/api/payments', 'readPayments'], /is not about a call/],
    [['call', 'GET', '/api/health', 'readHealth'], /answers \/api\/health itself/],
  ];
  it.each(refused)('%j is refused in a sentence', async ([kind, ...words], sentence) => {
    const file = join(house.folder, `storefront/make/${kind}.mjs`);
    const maker: Record<string, (words: string[]) => string[]> = await import(file);
    const [makeIt = () => []] = Object.values(maker);
    expect(() => makeIt(words)).toThrow(sentence);
    expect(() => makeIt(words)).toThrow(/^[^\n]+\.$/);
  });

  it('leaves everything as it was', () => expect(made()).toEqual(['']));

  it('is one of whose places one cannot be found, and the command says which', async () => {
    const path = join(house.folder, 'tests/contract/suite.ts');
    const suite = readFileSync(path, 'utf8');
    writeFileSync(path, suite.replace('keeps the contract', 'keeps its word'));
    git('add', '--all');
    await expect(make('call', 'GET', '/api/gift_idea', 'listGiftIdeas', 'account')).rejects.toThrow(
      /tests\/contract\/suite\.ts: .* stands there 0 times, not once\./,
    );
    expect(made()).toEqual(['']);
    writeFileSync(path, suite);
    git('add', '--all');
  });
});

/** The stories of the screens, played in a simulated browser: a real one plays them with all others. */
const plays = `import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveInBrowser } from '../mocks/enter.ts';
import { handlersFor } from '../mocks/handlers.ts';
import { type Scenario, type ScenarioName, scenarios } from '../mocks/scenarios.ts';
import * as wraps from './account-gift-wrap/account-gift-wrap.stories.tsx';
import * as ideas from './gift-ideas/gift-ideas.stories.tsx';
import * as wishes from './wish-list/wish-list.stories.tsx';

setProjectAnnotations([]);

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
afterAll(() => shop.close());

interface Played {
  parameters: { scenario?: ScenarioName };
  run: () => Promise<void>;
}

const stories = [ideas, wishes, wraps].flatMap((file) =>
  Object.entries(composeStories(file as never) as Record<string, Played>),
);

test.each(stories)('%s plays', async (_, { parameters, run }) => {
  const scenario: Scenario = scenarios[parameters.scenario ?? 'default'];
  shop.resetHandlers(...handlersFor(scenario));
  leaveInBrowser(scenario);
  await run();
  expect(document.body.textContent).not.toBe('');
});
`;

/** Outside a bundle the router's two packages would each have a context of its own. */
const playConfig = `import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  resolve: { alias: { 'react-router-dom': 'react-router' } },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/dom.ts'],
    include: ['storefront/app/screens/plays.test.tsx'],
    testTimeout: 60_000,
  },
};
`;

// Other suites run beside this one, and it starts many programs.
describe('what is made', { timeout: 600_000 }, () => {
  let files: string[];

  beforeAll(async () => {
    const npm = (...words: string[]) => house.run('npm', 'run', '--silent', ...words);
    await npm('new:component', 'GiftTag');
    await npm('new:screen', 'GiftIdeas', '/gift-ideas/:id');
    await npm('new:screen', 'WishList', '/wishes', 'personal');
    await npm('new:screen', 'GiftWrap', '/account/gift-wrap');
    await npm('new:call', 'GET', '/api/gift_idea', 'listGiftIdeas', 'bag');
    await npm('new:call', 'GET', '/api/gift_idea/{id}', 'readGiftIdea');
    await npm('new:call', 'POST', '/api/gift_idea', 'addGiftIdea');
    await npm('new:call', 'PATCH', '/api/store/{id}', 'changeStore');
    await npm('new:call', 'DELETE', '/api/store/hours/{id}', 'forgetHours', 'store');
    files = made().filter((path) => /\.tsx?$/.test(path));
    writeFileSync(join(house.folder, 'storefront/app/screens/plays.test.tsx'), plays);
    writeFileSync(join(house.folder, '.plays.config.mjs'), playConfig);
  });

  const vitest = (config: string, ...words: string[]) =>
    house.run('node_modules/vitest/vitest.mjs', 'run', `--config=${config}`, ...words);

  it.concurrent('answers what the contract promises, in the mocks and on the server', () =>
    vitest(
      'tests/vitest.config.ts',
      ...['--project=dom', '--project=contract'],
      ...['conformance.test', 'contract/msw.test', 'contract/server.test'],
      '-t=GiftTag|listGiftIdeas|readGiftIdea|addGiftIdea|changeStore|forgetHours',
    ));

  it.concurrent('keeps the rules of the house, and passes its own tests and stories', async () => {
    const own = files.filter((path) => path.endsWith('.test.tsx'));
    expect(own).toHaveLength(9);
    await vitest(
      'tests/vitest.config.ts',
      ...['--project=unit', '--project=dom', '--project=architecture', ...own],
      ...['screens/titles.test', 'app/routes.test', 'architecture/architecture.test'],
      ...['design-system/api.test', 'design-system/gallery.test', '.storybook/atlas/faults.test'],
      ...['contract/examples.test', 'contract/openapi.test', 'contract/ids.test'],
    );
    await vitest('.plays.config.mjs');
  });

  it.concurrent('is formatted, typed and without a warning', async () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    await house.run(biome, 'check', '--error-on-warnings', ...files);
    await house.run('node_modules/typescript-7/bin/tsc', '--noEmit');
  });
});
