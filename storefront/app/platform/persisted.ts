import { atom, type WritableAtom } from 'jotai/vanilla';
import type { GenericSchema } from 'valibot';
import type { Change, PersistedStore, Place } from './storage.ts';

export interface PersistedModule<T> {
  /** Undefined until this browser has been asked; takes a {@link Change}. */
  atom: WritableAtom<T | undefined, [Change<T>], Promise<void>>;
  /** What is kept now, validated; the initial value where nothing usable is. Browser only. */
  load: () => Promise<T>;
}

interface Shape<T> {
  schema: GenericSchema<unknown, T>;
  initial: T;
}

interface ModuleDefinition<T> {
  /** The module's name as the specification lists it (section 3, Persisted client state). */
  name: string;
  /** Raised when the shape changes; what was kept with another version is set aside. */
  version: number;
  /** Shared by all tabs unless it says otherwise. */
  place?: Place;
  /** What it must look like and how it starts; or brings that when first needed, where a page's first load has the module. */
  shape: Shape<T> | (() => Promise<Shape<T>>);
}

/**
 * A piece of state that survives a reload and is shared between tabs.
 *
 * Every change reads what is kept at that moment, changes it and keeps it again, so two tabs that
 * change different things both keep both. The server and the first browser render know nothing of
 * it; what is kept joins once the page is hydrated and the atom is mounted.
 */
export function persistedAtom<T>(definition: ModuleDefinition<T>): PersistedModule<T> {
  const { name, version, place = 'browser', shape } = definition;
  let opening: Promise<PersistedStore<T>> | undefined;
  let opened: PersistedStore<T> | undefined;

  const open = () => {
    const shaping = typeof shape === 'function' ? shape() : shape;
    opening ??= Promise.all([import('./storage.ts'), shaping]).then(
      ([{ persistedStoreOf }, shaped]) => {
        opened = persistedStoreOf({ name, version, place, ...shaped });
        return opened;
      },
    );
    // Without a connection nothing comes: whoever asks next asks again.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };

  const value = atom<T | undefined>(undefined);
  value.onMount = (set) => {
    let stop = () => {};
    let gone = false;
    open().then(
      (kept) => {
        if (gone) return;
        set(kept.read());
        stop = kept.onOtherTab(() => set(kept.read()));
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  };

  return {
    atom: atom(
      (get) => get(value),
      (_get, set, change: Change<T>) => {
        const apply = (kept: PersistedStore<T>) => set(value, kept.change(change));
        // At once wherever it can be: a field that is typed into must not wait for its own value.
        if (!opened) return open().then(apply);
        apply(opened);
        return Promise.resolve();
      },
    ),
    load: async () => (await open()).read(),
  };
}
