import * as v from 'valibot';

/** The one key under which this shop keeps its state in a browser (specification, section 1). */
export const KEY = 'otzar';
/** Where a copy that cannot be read is set aside, for whoever wants to look at it. */
const ASIDE = 'otzar:set-aside';
/** Longest copy that is set aside, in characters: a larger one would fill the storage. */
const ASIDE_LIMIT = 100_000;

const Envelope = v.record(v.string(), v.object({ version: v.number(), data: v.unknown() }));
type Envelope = v.InferOutput<typeof Envelope>;

function setAside(text: string): void {
  try {
    localStorage.setItem(ASIDE, text.slice(0, ASIDE_LIMIT));
  } catch {
    // Storage is full or forbidden: the shop goes on without the copy.
  }
}

/** Everything that is kept, by module; undefined where the browser lets nobody look. */
function readEnvelope(): Envelope | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
  if (text === null) return {};
  try {
    return v.parse(Envelope, JSON.parse(text));
  } catch {
    localStorage.removeItem(KEY);
    setAside(text);
    return {};
  }
}

function writeEnvelope(envelope: Envelope): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(envelope));
    return true;
  } catch {
    return false;
  }
}

/** How one module is kept beside the others. */
export interface Keeper<T> {
  /** What is kept, validated; the initial value where nothing usable is. */
  read: () => T;
  /** Keeps a value and answers it. */
  write: (value: T) => T;
  /** Calls back when another tab has changed what is kept; returns the way to stop. */
  onOtherTab: (changed: () => void) => () => void;
}

interface Kept<T> {
  name: string;
  version: number;
  schema: v.GenericSchema<unknown, T>;
  initial: T;
}

/** Keeps a module in this browser. Where the browser keeps nothing, this tab's memory goes on. */
export function keeperOf<T>({ name, version, schema, initial }: Kept<T>): Keeper<T> {
  let memory = initial;
  let remembered = false;

  function read(): T {
    const envelope = readEnvelope();
    if (remembered || !envelope) return memory;
    const kept = Object.hasOwn(envelope, name) ? envelope[name] : undefined;
    if (!kept) return initial;
    const checked = v.safeParse(schema, kept.data);
    if (kept.version === version && checked.success) return checked.output;
    const { [name]: unusable, ...others } = envelope;
    setAside(JSON.stringify({ [name]: unusable }));
    writeEnvelope(others);
    return initial;
  }

  return {
    read,
    write(value) {
      remembered = !writeEnvelope({ ...readEnvelope(), [name]: { version, data: value } });
      memory = value;
      return value;
    },
    onOtherTab(changed) {
      const listen = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) changed();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
