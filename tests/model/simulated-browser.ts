import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import axios, { type AxiosAdapter, AxiosHeaders } from 'axios';
import { build, type Plugin } from 'esbuild';
import type { Handler } from '../contract/visitor.ts';

export type Tab = typeof import('./tab.ts');

const cache = fileURLToPath(new URL('../../.cache/model/', import.meta.url));

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@otzar/') ? undefined : { path, external: true },
    );
  },
};

/** What a page finds in the place of the browser's own; each tab has its own. */
const OWN = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'fetch',
];

/** The application's code once more, in memory of its own, as another tab has it. */
async function codeFor(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./tab.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    define: Object.fromEntries(
      [...OWN, 'Date.now'].map((own) => [own, `globalThis.${name}.${own.replace('Date.', '')}`]),
    ),
    plugins: [packagesStayOutside],
  });
  return outputFiles[0]?.text ?? '';
}

/** From how many milliseconds on a wait is for the other tab, not for the next click. */
const LONG = 1_000;

class SimulatedStorage {
  #kept = new Map<string, string>();
  readonly #changed: (key: string) => void;

  constructor(changed = (_key: string) => {}) {
    this.#changed = changed;
  }

  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, text: string): void => {
    if (this.#kept.get(key) === text) return;
    this.#kept.set(key, text);
    this.#changed(key);
  };
  removeItem = (key: string): void => {
    if (this.#kept.delete(key)) this.#changed(key);
  };

  /** All that is kept, as text. */
  get all(): [string, string][] {
    return [...this.#kept];
  }

  set all(kept: [string, string][]) {
    this.#kept = new Map(kept);
  }
}

/** What a browser has at a moment when nothing is under way. */
export interface BrowserState {
  storage: [string, string][];
  cookies: [string, string][];
}

/**
 * One browser with two tabs: one cookie jar, one storage that tells the other tab of changes, locks that both
 * share. What waits for a moment waits for none, and `quiet` says when all is done.
 */
export class SimulatedBrowser {
  readonly tabs: Tab[] = [];
  readonly #answer: Handler;
  #cookies = new Map<string, string>();
  #storage: SimulatedStorage[] = [];
  #kept: [string, string][] = [];
  #windows: EventTarget[] = [];
  #documents: { hidden: boolean }[] = [];
  #underWay = 0;
  /** What waits for so long that the other tab has done its part. */
  #late: (() => unknown)[] = [];
  #lock: Promise<unknown> = Promise.resolve();
  #now = Date.now();
  #offline = false;
  /** How many calls were made so far. */
  calls = 0;

  private constructor(answer: Handler) {
    this.#answer = answer;
  }

  static async open(answer: Handler): Promise<SimulatedBrowser> {
    const browser = new SimulatedBrowser(answer);
    axios.defaults.adapter = browser.#send;
    await mkdir(cache, { recursive: true });
    for (const name of ['oneTab', 'otherTab']) await browser.#openTab(name);
    return browser;
  }

  async #openTab(name: string): Promise<void> {
    const window = new EventTarget();
    const storage = new SimulatedStorage((key) => this.#tellOthers(window, storage, key));
    this.#windows.push(window);
    this.#storage.push(storage);
    const jar = this.#cookieText;
    const document = {
      hidden: false,
      get cookie() {
        return jar();
      },
    };
    this.#documents.push(document);
    Object.assign(globalThis, {
      [name]: {
        window,
        document,
        localStorage: storage,
        sessionStorage: new SimulatedStorage(),
        navigator: { locks: { request: this.#request } },
        setTimeout: this.#soon,
        fetch: this.#fetch,
        now: () => this.#now,
      },
    });
    const file = `${cache}${name}-${process.pid}.mjs`;
    await writeFile(file, await codeFor(name));
    const tab: Tab = await import(/* @vite-ignore */ file);
    await rm(file);
    tab.open();
    this.tabs.push(tab);
    await this.quiet();
  }

  #cookieText = (): string =>
    [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  /** Another tab hears of a change a moment later. */
  #tellOthers(window: EventTarget, storage: SimulatedStorage, key: string): void {
    this.#kept = storage.all;
    for (const other of this.#storage) other.all = this.#kept;
    const event = Object.assign(new Event('storage'), { key });
    for (const other of this.#windows)
      if (other !== window) this.#soon(() => other.dispatchEvent(event));
  }

  #soon = (work: () => unknown, ms = 0): unknown => {
    if (ms >= LONG) return this.#late.push(work);
    this.#underWay += 1;
    return setImmediate(() => {
      this.#underWay -= 1;
      work();
    });
  };

  #request = (_name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const done = this.#lock.then(work);
    this.#lock = done.catch(() => undefined);
    return done;
  };

  /** Asks the shop, with the cookies of this browser; the whole answer is here when it has come. */
  async #ask(address: string, init: RequestInit) {
    if (this.#offline) throw new Error('offline');
    this.#underWay += 1;
    this.calls += 1;
    try {
      const request = new Request(`http://localhost${address}`, init);
      request.headers.set('Cookie', this.#cookieText());
      const response = await this.#answer(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      const { status, statusText, headers } = response;
      return { status, statusText, headers, body: await response.text() };
    } finally {
      this.#underWay -= 1;
    }
  }

  /** How a page writes. */
  #send: AxiosAdapter = async (config) => {
    const { body, status, statusText, headers } = await this.#ask(config.url ?? '', {
      method: config.method?.toUpperCase() ?? 'GET',
      headers: Object.entries(config.headers.toJSON(true)).map(([name, value]) => [
        name,
        `${value}`,
      ]),
      body: config.data as string | undefined,
    });
    const received = AxiosHeaders.from(Object.fromEntries(headers));
    return { data: JSON.parse(body), status, statusText, headers: received, config };
  };

  /** How it reads. */
  #fetch = async (address: string, init: RequestInit) => {
    const { body, status, headers } = await this.#ask(address, init);
    return { status, headers, text: async () => body };
  };

  /** Waits until nothing is under way in either tab, and then for what was to come a while later. */
  async quiet(): Promise<void> {
    for (let still = 0; still < 3; still += 1) {
      await new Promise(setImmediate);
      if (this.#underWay > 0) still = 0;
    }
    const late = this.#late.splice(0);
    for (const work of late) work();
    if (late.length > 0) await this.quiet();
  }

  /** The shopper looks at one tab; the other is hidden behind it. */
  lookAt(tab: Tab): void {
    for (const [index, document] of this.#documents.entries())
      document.hidden = this.tabs[index] !== tab;
  }

  /** All that this browser keeps, as text. */
  get text(): string {
    return JSON.stringify(this.#kept);
  }

  get state(): BrowserState {
    return { storage: [...this.#kept], cookies: [...this.#cookies] };
  }

  /** Begins anew from a state; what the tabs did before is long ago. */
  async restore({ storage, cookies }: BrowserState): Promise<void> {
    this.#now += 60_000;
    this.#offline = true;
    this.#cookies = new Map(cookies);
    this.#kept = storage;
    for (const tab of this.#storage) tab.all = storage;
    const event = () => Object.assign(new Event('storage'), { key: null });
    for (const window of this.#windows) window.dispatchEvent(event());
    await this.quiet();
    this.#offline = false;
  }
}
