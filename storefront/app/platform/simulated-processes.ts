import { vi } from 'vitest';

/** A write on its way to the other tabs. */
interface Write {
  from: SimulatedTab;
  key: string;
  text: string | null;
}

/**
 * A tab in a process of its own, as a browser gives it one: it reads what it has heard of, its own writes
 * at once, and another tab's once they have come. One that is older than a write of its own which is still
 * on its way is not taken over.
 */
export class SimulatedTab {
  readonly window = new EventTarget();
  readonly heard = new Map<string, string>();
  /** Its own writes that the browser has not taken in yet. */
  readonly out: Write[] = [];
  /** The others' writes, in the order in which the browser took them in; its own are marks of how far it is. */
  readonly coming: Write[] = [];

  readonly storage = {
    getItem: (key: string) => this.heard.get(key) ?? null,
    setItem: (key: string, text: string) => this.#write(key, text),
    removeItem: (key: string) => this.#write(key, null),
  };

  #write(key: string, text: string | null): void {
    if (text === null) this.heard.delete(key);
    else this.heard.set(key, text);
    this.out.push({ from: this, key, text });
  }

  /** Lets this tab do something. */
  act<R>(work: () => R): R {
    vi.stubGlobal('localStorage', this.storage);
    vi.stubGlobal('window', this.window);
    try {
      return work();
    } finally {
      vi.unstubAllGlobals();
    }
  }
}

/** A browser whose tabs hear of each other's writes only when it is said. */
export class SimulatedProcesses {
  readonly tabs: SimulatedTab[];

  constructor(count: number) {
    this.tabs = Array.from({ length: count }, () => new SimulatedTab());
  }

  /** The browser takes in the next write of a tab. */
  takeIn(tab: SimulatedTab): void {
    const write = tab.out.shift();
    if (write) for (const one of this.tabs) one.coming.push(write);
  }

  /** A tab hears of the next write. */
  deliver(tab: SimulatedTab): void {
    const write = tab.coming.shift();
    if (!write || write.from === tab) return;
    const isNewer = [...tab.coming, ...tab.out].some(
      ({ from, key }) => from === tab && key === write.key,
    );
    if (!isNewer) {
      if (write.text === null) tab.heard.delete(write.key);
      else tab.heard.set(write.key, write.text);
    }
    const event = Object.assign(new Event('storage'), { key: write.key });
    tab.act(() => tab.window.dispatchEvent(event));
  }

  /** Every write arrives everywhere, and what the tabs answer to it. */
  arrive(): void {
    const isUnderWay = () => this.tabs.some(({ out, coming }) => out.length + coming.length > 0);
    for (let turn = 0; isUnderWay(); turn += 1) {
      if (turn > 1_000) throw new Error('The tabs answer each other without end.');
      for (const tab of this.tabs) this.takeIn(tab);
      for (const tab of this.tabs) this.deliver(tab);
    }
  }
}
