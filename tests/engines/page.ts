import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Key, Tab } from './browser.ts';
import { inWords, look, type Seen, sent, type Wanted } from './look.ts';

/** Testing Library in one script. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min'),
  'utf8',
);

/** Asks until the answer is as it should be. @returns that answer */
async function until<Answer>(what: string, ask: () => Promise<Answer>, like: object) {
  let last: Answer | undefined;
  const answer = async () => {
    last = await ask();
    return last;
  };
  await expect.poll(answer, { message: what }).toMatchObject(like);
  return last as Answer;
}

/** What a shopper sees and does on the shop's pages in a tab; everything is waited for. */
export class Page {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Runs a function in the page; it knows nothing but its arguments. */
  #run = <Args extends unknown[], Answer>(
    action: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> => this.#tab.evaluate(`(${action})(...${JSON.stringify(args)})`) as never;

  open = (path: string) => this.#tab.open(this.#origin + path);
  back = () => this.#tab.back();
  reload = () => this.#tab.reload();
  type = (text: string) => this.#tab.type(text);
  press = (key: Key) => this.#tab.press(key);
  close = () => this.#tab.close();

  /** Looks at something as it is just now. */
  async see(wanted: Wanted, scroll = false): Promise<Seen> {
    const seen = await this.#run(look, sent(wanted), scroll);
    if (seen) return seen;
    await this.#tab.evaluate(library);
    return this.see(wanted, scroll);
  }

  /** Waits until something is there. @param like what is expected of it besides */
  shows(wanted: Wanted, like: { [key in keyof Seen]?: unknown } = {}): Promise<Seen> {
    return until(inWords(wanted), () => this.see(wanted), { found: true, ...like });
  }

  /** Waits until something is not there, or nobody can see it. */
  async lacks(wanted: Wanted): Promise<void> {
    await until(`no ${inWords(wanted)}`, () => this.see(wanted), { found: false });
  }

  /** Waits until a page of the shop is open. @param path what its address is like, without the shop's */
  async at(path: RegExp): Promise<void> {
    const address = () => this.#run(() => ({ path: location.pathname + location.search }));
    await until('the address', address, { path: expect.stringMatching(path) });
  }

  /** Clicks on something once a hand can reach it, and it stays where it is. */
  async click(wanted: Wanted): Promise<void> {
    let before: Seen['place'] = null;
    const reach = async () => {
      const { enabled, place } = await this.see(wanted, true);
      const still = place !== null && place.x === before?.x && place.y === before.y;
      before = place;
      return { enabled, place, still };
    };
    const { place } = await until(`a hand on ${inWords(wanted)}`, reach, {
      enabled: true,
      still: true,
    });
    if (place) await this.#tab.click(place);
  }

  /** Types into a field that is empty, or the beginning of a choice into a list; one that moved away from the hand is clicked again. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    const enter = async () => {
      await this.click(wanted);
      return this.see(wanted);
    };
    await until(`the focus in ${inWords(wanted)}`, enter, { focused: true });
    await this.#tab.type(text);
  }

  /** Where it is and what it says, for whoever reads why a test failed. */
  words = () => this.#run(() => `${location.href}\n${document.querySelector('main')?.textContent}`);
}
