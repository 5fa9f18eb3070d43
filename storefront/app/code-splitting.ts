import { parse } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** How many pages and parts need a module before it comes with what more of them need. */
const MANY = 14;
/**
 * How many pages alone. The fewer, the lighter is the list of files that every page carries, and the heavier a page that
 * begins elsewhere than in a list.
 */
const SEVERAL = 8;

/** Every page carries the names of more than a hundred files: a letter less of each tells their versions apart as well. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/**
 * Screens that bring a part in common with `deferred`, so that they start lightly: visitors go back and forth between them.
 * One of the screens begins a file that the others take their code from.
 */
interface Kind {
  screens: string[];
  parts: string[];
}

/** What the modules of a build are brought by. */
class Loading {
  /** The first is what every page begins with. */
  private readonly kinds: Kind[];

  /** @param entries the router's start, the root of all routes, and the routes, the last declared first */
  constructor(
    private readonly graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
    entries: readonly string[],
  ) {
    const screens = entries.filter((entry) => this.isOfEveryPage(entry));
    this.kinds = [{ screens, parts: screens.flatMap((entry) => this.partsOf(entry)) }];
    for (const entry of entries) if (!screens.includes(entry)) this.sort(entry);
  }

  /** A module, and all that its importers or its imports lead to. */
  private follow(id: string, way: 'importers' | 'importedIds'): string[] {
    const found = new Set([id]);
    for (const one of found)
      for (const next of this.graph.getModuleInfo(one)?.[way] ?? []) found.add(next);
    return [...found];
  }

  /** The pages and the parts, imported on demand, that a module comes with. */
  private usersOf(id: string): string[] {
    return this.follow(id, 'importers').filter((user) => {
      const info = this.graph.getModuleInfo(user);
      return info?.isEntry || info?.dynamicImporters.length;
    });
  }

  /** The router's start exports nothing; a layout is exported by the root of all routes alone. */
  private isOfEveryPage(entry: string): boolean {
    const names = this.graph.getModuleInfo(entry)?.exports ?? [];
    return names.length === 0 || names.includes('Layout');
  }

  /** What a screen brings with `deferred`: by itself, once the page has loaded. */
  private partsOf(screen: string): string[] {
    const hasDeferred = (id: string) => this.graph.getModuleInfo(id)?.exports.includes('deferred');
    return this.follow(screen, 'importedIds').flatMap((id) => {
      const info = this.graph.getModuleInfo(id);
      return info?.importedIds.some(hasDeferred) ? info.dynamicallyImportedIds : [];
    });
  }

  private sort(screen: string) {
    const parts = this.partsOf(screen);
    const known = this.kinds.find((kind) => kind.parts.some((part) => parts.includes(part)));
    known?.screens.push(screen);
    known?.parts.push(...parts);
    if (!known && parts.length > 0) this.kinds.push({ screens: [screen], parts });
  }

  /** The kind whose screens or parts bring a module; that of every page where those of several do, or many others. */
  private kindOf(users: readonly string[], of: keyof Kind, many: number): Kind | undefined {
    const [kind, another] = this.kinds.filter((one) =>
      one[of].some((user) => users.includes(user)),
    );
    const others = users.filter((user) => !kind?.[of].includes(user));
    return kind && (another || others.length >= many) ? this.kinds[0] : kind;
  }

  /** The file that a module comes in; null where the bundler decides. */
  fileOf(id: string): string | null {
    // Of those in which a page begins, no two share a file.
    if (this.kinds.some(({ screens }) => screens.indexOf(id) > 0)) return null;
    const users = this.usersOf(id);
    const shown = this.kindOf(users, 'screens', 1);
    if (shown === this.kinds[0] && /[\\/]node_modules[\\/]/.test(id)) return 'framework';
    const [screen] = (shown ?? this.kindOf(users, 'parts', MANY))?.screens ?? [];
    if (screen) return `${shown ? 'screen' : 'late'}-${parse(screen).name}`;
    const pages = users.filter((user) => this.graph.getModuleInfo(user)?.isEntry);
    return users.length >= MANY || pages.length >= SEVERAL ? 'shared' : null;
  }
}

/**
 * Two dozen files of one kilobyte each compress badly and cost a header each, so what is needed together comes together:
 * the libraries of every page, which seldom change; what else every page needs, or screens of several kinds; the screens
 * of a kind; and what comes by itself once a page has loaded, for every page and for those of a kind.
 */
export function codeSplitting(): Plugin {
  let loading: Loading | undefined;
  return {
    name: 'code-splitting',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A plugin's word, because what React Router's says of signatures goes before the configuration.
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // The file in which a page begins is one that others take code from, too: it would be two.
                preserveEntrySignatures: 'allow-extension',
                output: {
                  ...FILE_NAMES,
                  codeSplitting: {
                    // What a module imports is brought by whatever brings it: its file is known as well.
                    includeDependenciesRecursively: false,
                    groups: [{ debugName: 'loading', name: (id) => loading?.fileOf(id) }],
                  },
                },
              },
            },
          }
        : undefined,
    buildEnd() {
      const { input = {} } = this.environment.config.build.rolldownOptions;
      loading = new Loading(this, [...new Set(Object.values(input))].toReversed());
    },
  };
}
