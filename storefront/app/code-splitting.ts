import { parse } from 'node:path';
import type { Rolldown } from 'vite';
import { browsed } from './routes.ts';

/** How many of the parts that come by themselves share a module before it comes with all else that they share. */
const SHARED_BY_PARTS = 3;

/** How many pages and parts of any kind share a module before it does. */
const SHARED_BY_MANY = 14;

const isEveryPage = (start: string) => /[\\/](entry\.client|root)\.tsx/.test(start);
const isBrowsed = (start: string) => browsed.some((page) => start.includes(page));
const isLookedAt = (start: string) => isEveryPage(start) || isBrowsed(start);

/** Says what a value in the browser's storage looks like, or reads it: every page reads a dozen of them at once. */
const isShape = (start: string) => /-schema\.ts$|[\\/]platform[\\/]storage\.ts$/.test(start);

/** Brings what comes by itself once a page has loaded, whoever looks at it. */
const isLate = (start: string) => /[\\/]late(-[a-z]+)?\.ts$/.test(start);

/** What the modules of a build are brought by. */
class Loading {
  private readonly starts = new Map<string, string[]>();

  constructor(private readonly graph: Rolldown.ChunkingContext) {}

  /** Where the loading of a module starts: pages and what is imported later, from which static imports lead to it. */
  startsOf(id: string): string[] {
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

  /** Where the loading starts of what imports a part later. */
  private before(part: string): string[] {
    const importers = this.graph.getModuleInfo(part)?.dynamicImporters ?? [];
    return importers.flatMap((one) => this.startsOf(one));
  }

  /** Whether somebody who only looks around may load it: a page that they look at imports it later. */
  isPartOfLooking(part: string): boolean {
    return this.before(part).some(isLookedAt);
  }

  /** The same, where a part of a part may import it. */
  comesWhileLooking(part: string, asked = new Set<string>()): boolean {
    if (asked.has(part)) return false;
    asked.add(part);
    return this.before(part).some((one) => isLookedAt(one) || this.comesWhileLooking(one, asked));
  }

  /**
   * The file of what comes by itself once a page has loaded; null for none. What every page brings, or pages between
   * which nothing is common, comes with the parts of all; what other pages use, too, does not bring them the rest.
   */
  private lateGroupOf(starts: string[]): string | null {
    const lates = starts.filter(isLate).map((start) => this.before(start));
    if (lates.length === 0) return null;
    if (lates.some((before) => before.some(isEveryPage))) return 'parts';
    const brings = (before: string[], page: string) => before.some((one) => one.includes(page));
    const pages = browsed.filter((page) => lates.some((before) => brings(before, page)));
    const isTogether = pages.some((page) => lates.every((before) => brings(before, page)));
    const [first = ''] = pages;
    if (!isTogether) return 'parts';
    return `late-${parse(first).name}${starts.every(isLate) ? '' : '-shared'}`;
  }

  /** The file that a module comes in; null where the bundler decides. */
  groupOf(id: string): string | null {
    const starts = this.startsOf(id);
    if (starts.some(isEveryPage)) return /[\\/]node_modules[\\/]/.test(id) ? 'framework' : 'root';
    if (starts.some(isBrowsed)) return 'browse';
    if (starts.length >= SHARED_BY_MANY) return 'parts';
    const late = this.lateGroupOf(starts);
    if (late) return late;
    const parts = starts.filter((start) => this.isPartOfLooking(start));
    const isRead = starts.some((start) => isShape(start) && this.comesWhileLooking(start));
    return parts.length >= SHARED_BY_PARTS || isRead ? 'parts' : null;
  }
}

/**
 * Two dozen files of one kilobyte each compress badly and cost a header each, so what is needed together comes together:
 * the libraries of every page, which seldom change; what else every page needs; the screens between which a visitor goes
 * back and forth, so that going on fetches no code; and what their parts share that come after the load event.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let loading: Loading | undefined;
  // A group brings what its modules import along, so what every page needs is taken out first.
  const group = (name: RegExp, priority: number): Rolldown.CodeSplittingGroup => ({
    priority,
    name: (id, graph) => {
      loading ??= new Loading(graph);
      const own = loading.groupOf(id);
      return own && name.test(own) ? own : null;
    },
  });
  const inTurn = [/^framework$/, /^root$/, /^browse$/, /^parts$/, /^late-.*-shared$/, /^late-/];
  return { groups: inTurn.map((name, turn) => group(name, inTurn.length - turn)) };
}
