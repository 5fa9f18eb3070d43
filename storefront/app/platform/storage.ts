import * as v from 'valibot';

/** The shop's own key in a browser (specification, section 1): each module is kept under it by its name. */
const SHOP = 'otzar';
/** Where a copy that cannot be read is set aside, for whoever wants to look at it. */
const ASIDE = `${SHOP}:set-aside`;
/** Longest copy that is set aside, in characters: a larger one would fill the storage. */
const ASIDE_LIMIT = 100_000;

/** The key of a module. */
export const keyOf = (name: string): string => `${SHOP}:${name}`;

/** Up to which of its changes a tab's are in what is kept, and when it made the last of these. */
const Seen = v.object({ count: v.number(), at: v.number() });

const Entry = v.object({
  version: v.number(),
  data: v.unknown(),
  /** By tab; missing where no tab of this release has written it. */
  seen: v.optional(v.record(v.string(), Seen)),
});
type Entry = v.InferOutput<typeof Entry>;

/** Earlier releases kept all modules in one value, under the shop's key itself. */
const Former = v.record(v.string(), v.object({ version: v.number(), data: v.unknown() }));

/** Where a module is kept: shared by all tabs of a browser, or in one tab only. */
export type Place = 'browser' | 'tab';

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

function setAside(text: string): void {
  try {
    localStorage.setItem(ASIDE, text.slice(0, ASIDE_LIMIT));
  } catch {
    // Storage is full or forbidden: the shop goes on without the copy.
  }
}

function writeEntry(place: Place, name: string, entry: Entry): boolean {
  try {
    storageOf(place).setItem(keyOf(name), JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** Reads a text that a browser kept; sets it aside, and keeps it no longer, where it is not what it should be. */
function readText<T>(
  place: Place,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  const text = storageOf(place).getItem(key);
  if (text === null) return undefined;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    storageOf(place).removeItem(key);
    setAside(text);
    return undefined;
  }
}

const settledIn = new Set<Place>();

/**
 * Gives each module its own value, once for each page. One that has its own already stands: what a page of an
 * earlier release writes beside it has not heard of it.
 */
function moveFormer(place: Place): void {
  if (settledIn.has(place)) return;
  settledIn.add(place);
  try {
    const former = Object.entries(readText(place, SHOP, Former) ?? {});
    storageOf(place).removeItem(SHOP);
    for (const [name, { version, data }] of former)
      if (storageOf(place).getItem(keyOf(name)) === null)
        writeEntry(place, name, { version, data, seen: {} });
  } catch {
    // The browser lets nobody look: there is nothing to move.
  }
}

/** A change to a module, worked out from what is kept now rather than from what a tab last saw. */
export type Change<T> = (current: T) => T;

/** How one module is kept. */
export interface PersistedStore<T> {
  /** What is kept, validated; the initial value where nothing usable is. */
  read: () => T;
  /** Changes what is kept and answers it. */
  change: (change: Change<T>) => T;
  /** Calls back when another tab has changed what is kept, or may have while this page was put aside; returns the way to stop. */
  onOtherTab: (changed: () => void) => () => void;
}

interface PersistedStoreOptions<T> {
  name: string;
  version: number;
  place: Place;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
}

/** How long a change may still be lost to another tab's, in milliseconds: they hear of each other sooner. */
const UNSETTLED = 30_000;
/** How long a tab is remembered in what is kept: longer than it would make a change again. */
const REMEMBERED = 2 * UNSETTLED;

const newTab = () => Math.random().toString(36).slice(2, 8);

/**
 * Keeps a module in this browser. Where the browser keeps nothing, this tab's memory goes on.
 *
 * Tabs may live in processes of their own, and each hears of the other's write only after a moment. So each
 * module has a value of its own, which no change of another module can put back; and as two may still change
 * the same one at the same moment, what is kept says which changes of which tab are in it. A tab that misses
 * its own makes them again on top. For as long as the tabs are open, what is kept is every change once.
 */
export function persistedStoreOf<T>({
  name,
  version,
  place,
  schema,
  initial,
}: PersistedStoreOptions<T>): PersistedStore<T> {
  const tab = newTab();
  const listeners = new Set<() => void>();
  let memory = initial;
  let remembered = false;
  let count = 0;
  let unsettled: { count: number; at: number; change: Change<T> }[] = [];

  /** What is kept: null for nothing, undefined where the browser lets nobody look. */
  function entryNow(): Entry | null | undefined {
    try {
      return readText(place, keyOf(name), Entry) ?? null;
    } catch {
      return undefined;
    }
  }

  function dataOf(entry: Entry): T {
    const checked = v.safeParse(schema, entry.data);
    if (entry.version === version && checked.success) return checked.output;
    setAside(JSON.stringify({ [name]: entry }));
    storageOf(place).removeItem(keyOf(name));
    return initial;
  }

  const recent = () => unsettled.filter(({ at }) => Date.now() - at < UNSETTLED);

  /** The changes of this tab that are not in what is kept, because another tab had not heard of them. */
  function lostIn({ seen }: Entry): Change<T>[] {
    if (!seen) return [];
    const kept = seen[tab]?.count ?? 0;
    return recent()
      .filter((one) => one.count > kept)
      .map(({ change }) => change);
  }

  /** What is kept, with the changes that were lost made again. */
  function current(): { data: T; seen: Entry['seen']; lost: number } {
    const entry = entryNow();
    if (remembered || entry === undefined) return { data: memory, seen: {}, lost: 0 };
    if (entry === null) return { data: initial, seen: {}, lost: 0 };
    const lost = lostIn(entry);
    const data = lost.reduce((now, change) => change(now), dataOf(entry));
    return { data, seen: entry.seen, lost: lost.length };
  }

  function write(data: T, before: Entry['seen'] = {}): T {
    const now = Date.now();
    const others = Object.entries(before).filter(
      ([other, { at }]) => other !== tab && now - at < REMEMBERED,
    );
    const seen = { ...Object.fromEntries(others), [tab]: { count, at: now } };
    remembered = !writeEntry(place, name, { version, data, seen });
    memory = data;
    return data;
  }

  function renew(): void {
    const { data, seen, lost } = current();
    if (lost > 0) write(data, seen);
    for (const changed of listeners) changed();
  }

  function hear({ key }: StorageEvent): void {
    if (key !== keyOf(name) && key !== null) return;
    // All was taken out of this browser on purpose: what this tab did before is not to come back.
    if (key === null) unsettled = [];
    renew();
  }

  /** A page that was put aside whole for Back has heard of nothing meanwhile. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (persisted) renew();
  }

  moveFormer(place);
  // Whether or not the module is on screen: what another tab has not heard of is lost all the same.
  if (place === 'browser') {
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', comeBack);
  }

  return {
    read: () => current().data,
    change(change) {
      const { data, seen } = current();
      const changed = change(data);
      count += 1;
      unsettled = [...recent(), { count, at: Date.now(), change }];
      return write(changed, seen);
    },
    onOtherTab(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
