import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LONG = 10_000;

vi.mock('./build.ts', () => ({ pageBuild: () => 'build-1' }));

let register: ReturnType<typeof vi.fn>;
let told: unknown[];

/** The browser's answers about its worker and its connection. */
function stand({ controlled = false, connection = {} as object }) {
  told = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  register = vi.fn(async () => ({}));
  const serviceWorker = {
    controller: controlled ? active : null,
    register,
    ready: Promise.resolve({ active }),
  };
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

/** The code of a page, loaded anew. */
async function keepVisited(goneOn = false) {
  vi.resetModules();
  const pages = await import('./offline-pages.ts');
  return pages.cacheVisited({ goneOn });
}

beforeEach(() => {
  vi.useFakeTimers();
  stand({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

test('a first page is kept once it has been left alone for ten seconds', async () => {
  const stop = await keepVisited();
  await vi.advanceTimersByTimeAsync(LONG - 1);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledOnce();
  stop();
});

test.each(['pointerdown', 'keydown', 'scroll'])(
  'the ten seconds begin again with each %s',
  async (use) => {
    const stop = await keepVisited();
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.advanceTimersByTimeAsync(LONG - 1);
      window.dispatchEvent(new Event(use));
    }
    await vi.advanceTimersByTimeAsync(LONG - 1);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(register).toHaveBeenCalledOnce();
    stop();
  },
);

test('a page that was left is not kept any more', async () => {
  (await keepVisited())();
  (await keepVisited(true))();
  await vi.advanceTimersByTimeAsync(2 * LONG);
  expect(register).not.toHaveBeenCalled();
});

test('a second page is kept as soon as the browser is idle', async () => {
  await keepVisited(true);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledOnce();
  expect(told).toEqual([{ addresses: [window.location.href] }]);
});

test('a worker that came up only after the page is told what it is made of; one that handed it on is not', async () => {
  stand({ controlled: true });
  await keepVisited(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([{ addresses: [window.location.href] }]);

  stand({ controlled: true });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ workerStart: 5 } as PerformanceNavigationTiming] : [],
  );
  await keepVisited(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([{ addresses: [] }]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is kept with %o, whether or not a worker is there',
  async (connection) => {
    for (const controlled of [false, true]) {
      stand({ controlled, connection });
      await keepVisited(true);
      await keepVisited(false);
      await vi.advanceTimersByTimeAsync(2 * LONG);
      expect(register).not.toHaveBeenCalled();
      expect(told).toEqual([]);
    }
  },
);
