import * as v from 'valibot';

/** The one key under which this shop keeps its state in a browser (specification, section 1). */
export const KEY = 'otzar';
/** Where a copy that cannot be read is set aside, for whoever wants to look at it. */
const ASIDE = 'otzar:set-aside';
/** Longest copy that is set aside, in characters: a larger one would fill the storage. */
const ASIDE_LIMIT = 100_000;

const Envelope = v.record(
  v.string(),
  v.object({
    version: v.number(),
    data: v.unknown(),
    /** The last change of each tab that is in the data, by tab. */
    seen: v.optional(v.record(v.string(), v.number())),
  }),
);
type Envelope = v.InferOutput<typeof Envelope>;

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

/** Everything that is kept, by module; undefined where the browser lets nobody look. */
function readEnvelope(place: Place): Envelope | undefined {
  let text: string | null;
  try {
    text = storageOf(place).getItem(KEY);
  } catch {
    return undefined;
  }
  if (text === null) return {};
  try {
    return v.parse(Envelope, JSON.parse(text));
  } catch {
    storageOf(place).removeItem(KEY);
    setAside(text);
    return {};
  }
}

function writeEnvelope(place: Place, envelope: Envelope): boolean {
  try {
    storageOf(place).setItem(KEY, JSON.stringify(envelope));
    return true;
  } catch {
    return false;
  }
}

/** A change to a module, worked out from what is kept now rather than from what a tab last saw. */
export type Change<T> = (current: T) => T;

/** How one module is kept beside the others. */
export interface Keeper<T> {
  /** What is kept, validated; the initial value where nothing usable is. */
  read: () => T;
  /** Changes what is kept and answers it. */
  change: (change: Change<T>) => T;
  /** Calls back when another tab has changed what is kept; returns the way to stop. */
  onOtherTab: (changed: () => void) => () => void;
}

interface Kept<T> {
  name: string;
  version: number;
  place: Place;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
}

/** How long a change may still be lost to another tab's, in milliseconds: they hear of each other sooner. */
const UNSETTLED = 10_000;
/** How many tabs are remembered: more than are changing the same thing at once. */
const TABS = 12;

const newTab = () => Math.random().toString(36).slice(2, 8);

/**
 * Keeps a module in this browser. Where the browser keeps nothing, this tab's memory goes on.
 *
 * Tabs may live in processes of their own and write at the same moment, so that one overwrites what
 * the other had not heard of. Each copy therefore says which changes it holds: a tab that misses its
 * own in what another wrote makes them again, on top of it.
 */
export function keeperOf<T>({ name, version, place, schema, initial }: Kept<T>): Keeper<T> {
  const tab = newTab();
  let memory = initial;
  let remembered = false;
  let count = 0;
  let unsettled: { count: number; at: number; change: Change<T> }[] = [];

  const entryNow = (envelope = readEnvelope(place)) =>
    envelope && Object.hasOwn(envelope, name) ? envelope[name] : undefined;

  function read(): T {
    const envelope = readEnvelope(place);
    if (remembered || !envelope) return memory;
    const kept = entryNow(envelope);
    if (!kept) return initial;
    const checked = v.safeParse(schema, kept.data);
    if (kept.version === version && checked.success) return checked.output;
    const { [name]: unusable, ...others } = envelope;
    setAside(JSON.stringify({ [name]: unusable }));
    writeEnvelope(place, others);
    return initial;
  }

  function write(data: T): T {
    const { [tab]: _, ...others } = entryNow()?.seen ?? {};
    const seen = Object.fromEntries([...Object.entries(others), [tab, count]].slice(-TABS));
    remembered = !writeEnvelope(place, { ...readEnvelope(place), [name]: { version, data, seen } });
    memory = data;
    return data;
  }

  const recent = () => unsettled.filter(({ at }) => Date.now() - at < UNSETTLED);

  /** Makes again what another tab's copy lacks of this tab's changes. */
  function settle(): void {
    const entry = entryNow();
    if (!entry) return;
    unsettled = recent();
    const lost = unsettled.filter((one) => one.count > (entry.seen?.[tab] ?? 0));
    if (lost.length > 0) write(lost.reduce((data, { change }) => change(data), read()));
  }

  return {
    read,
    change(change) {
      count += 1;
      unsettled = [...recent(), { count, at: Date.now(), change }];
      return write(change(read()));
    },
    onOtherTab(changed) {
      if (place === 'tab') return () => {};
      const listen = (event: StorageEvent) => {
        if (event.key !== KEY && event.key !== null) return;
        settle();
        changed();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
