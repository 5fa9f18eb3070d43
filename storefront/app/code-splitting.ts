import { parse } from 'node:path';
import type { Rolldown } from 'vite';
import { browsed } from './routes.ts';

/** How many of the parts that come by themselves share a module before it comes with all else that they share. */
const SHARED_BY_PARTS = 3;

/** How many pages and parts of any kind share a module before it does, or is apart where nobody who looks around needs it. */
const SHARED_BY_MANY = 14;

/** The late file that is so large that what other pages share with it is in a file beside it: they need not bring it. */
const KEPT_APART = 'late-product';

const isEveryPage = (start: string) => /[\\/](entry\.client|root)\.tsx/.test(start);
const isStart = (id: string) => /[\\/]entry\.client\.tsx/.test(id);
const isBrowsed = (start: string) => browsed.some((page) => start.includes(page));
const isLookedAt = (start: string) => isEveryPage(start) || isBrowsed(start);

/** Reads what the browser keeps, or says what it looks like, or asks the shop who is here: every page does at once. */
const isReading = (start: string) =>
  /-schema\.ts$|[\\/]platform[\\/](storage|read)\.ts$/.test(start);

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
    const late = `late-${parse(first).name}`;
    return late === KEPT_APART && !starts.every(isLate) ? `${late}-shared` : late;
  }

  /** The file that a module comes in; null where the bundler decides. */
  groupOf(id: string): string | null {
    // With it there would be two in the file of every page, which begin in files of their own then.
    if (isStart(id)) return null;
    const starts = this.startsOf(id);
    if (starts.some(isEveryPage)) return /[\\/]node_modules[\\/]/.test(id) ? 'framework' : 'root';
    if (starts.some(isBrowsed)) return 'browse';
    const late = this.lateGroupOf(starts);
    if (late && starts.length < SHARED_BY_MANY) return late;
    const parts = starts.filter((start) => this.isPartOfLooking(start));
    const isRead = starts.some((start) => isReading(start) && this.comesWhileLooking(start));
    const isFetchedByMost = late !== null || parts.length >= SHARED_BY_PARTS || isRead;
    if (isFetchedByMost) return 'parts';
    return starts.length >= SHARED_BY_MANY ? 'rest' : null;
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
  const inTurn = [
    /^framework$/,
    /^root$/,
    /^browse$/,
    /^parts$/,
    /^late-.*-shared$/,
    /^late-/,
    /^rest$/,
  ];
  return { groups: inTurn.map((name, turn) => group(name, inTurn.length - turn)) };
}
