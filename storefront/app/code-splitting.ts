import { parse } from 'node:path';
import type { Rolldown } from 'vite';
import routes, { browsed } from './routes.ts';

interface Declared {
  file: string;
  children?: Declared[];
}

/** How many pages and parts share a module before it comes with what every page brings by itself. */
const MANY = 14;

const filesOf = (declared: readonly Declared[]): string[] =>
  declared.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

const screens = filesOf(routes);
const named = (what: string, [first = '']: readonly string[]) => `${what}-${parse(first).name}`;
const isOf = (files: readonly string[], id: string) => files.some((file) => id.includes(file));

/** What the modules of a build are brought by. */
class Loading {
  private readonly starts = new Map<string, string[]>();

  constructor(private readonly graph: Rolldown.ChunkingContext) {}

  /** Where the loading of a module starts: pages and what is imported later, from which static imports lead to it. */
  private startsOf(id: string): string[] {
    const known = this.starts.get(id);
    if (known) return known;
    const seen = new Set([id]);
    const starts: string[] = [];
    for (const one of seen) {
      const info = this.graph.getModuleInfo(one);
      if (!info) continue;
      if (info.isEntry || info.dynamicImporters.length > 0) starts.push(one);
      for (const importer of info.importers) seen.add(importer);
    }
    this.starts.set(id, starts);
    return starts;
  }

  /** What every page begins with is no screen of its own: the router's start, and the root of all routes. */
  private isEveryPage(start: string): boolean {
    return this.graph.getModuleInfo(start)?.isEntry === true && !isOf(screens, start);
  }

  /** Where the loading starts of what brings a part with `later`: by itself, once the page has loaded. */
  private broughtBy(part: string): string[] {
    const hasLater = (id: string) => this.graph.getModuleInfo(id)?.exports.includes('later');
    const importers = this.graph.getModuleInfo(part)?.dynamicImporters ?? [];
    return importers
      .filter((one) => this.graph.getModuleInfo(one)?.importedIds.some(hasLater))
      .flatMap((one) => this.startsOf(one));
  }

  /** Whether it begins a file while another beginning is in the one that they would share. */
  private isApart(id: string): boolean {
    const info = this.graph.getModuleInfo(id);
    if (!info?.isEntry) return false;
    return info.exports.length === 0 || browsed.some(([, ...others]) => isOf(others, id));
  }

  /** The file that a module comes in; null where the bundler decides. */
  fileOf(id: string): string | null {
    if (this.isApart(id)) return null;
    const starts = this.startsOf(id);
    if (starts.some((start) => this.isEveryPage(start)))
      return /[\\/]node_modules[\\/]/.test(id) ? 'framework' : 'root';
    const kind = browsed.find((screens) => starts.some((start) => isOf(screens, start)));
    if (kind) return starts.every((start) => isOf(kind, start)) ? named('screen', kind) : 'root';
    const brought = starts.flatMap((start) => this.broughtBy(start));
    const kinds = browsed.filter((screens) => brought.some((start) => isOf(screens, start)));
    const [only] = kinds;
    const isEverywhere = kinds.length > 1 || brought.some((start) => this.isEveryPage(start));
    if (isEverywhere || (only && starts.length >= MANY)) return 'late';
    if (only) return named('late', only);
    return starts.length >= MANY ? 'shared' : null;
  }
}

/**
 * Two dozen files of one kilobyte each compress badly and cost a header each, so what is needed together comes together:
 * the libraries of every page, which seldom change; what else every page needs, or screens of several kinds; the screens
 * of a kind; and what comes by itself once a page has loaded, for every page and for those of a kind.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let loading: Loading | undefined;
  // A group brings what its modules import along, so what more pages need is taken out first.
  const group = (name: RegExp, turn: number): Rolldown.CodeSplittingGroup => ({
    priority: 9 - turn,
    name: (id, graph) => {
      loading ??= new Loading(graph);
      const file = loading.fileOf(id);
      return file && name.test(file) ? file : null;
    },
  });
  return {
    groups: [/^framework$/, /^root$/, /^screen-/, /^late$/, /^late-/, /^shared$/].map(group),
  };
}
