import { brand } from '../brand.ts';

/** What a tracker is told, e.g. `['track', 'Added to Cart', { … }]`. */
export type TrackerCommand = [string, ...unknown[]];

/** A tracker's queue: the array that is made for it, or what its script has put in the array's place. */
interface TrackerQueue {
  push: (command: TrackerCommand) => unknown;
}

const isQueue = (thing: unknown): thing is TrackerQueue =>
  typeof thing === 'object' &&
  thing !== null &&
  'push' in thing &&
  typeof thing.push === 'function';

const queue = (): TrackerQueue | null => {
  const there: unknown = Reflect.get(window, brand.trackerQueue);
  return isQueue(there) ? there : null;
};

/** Makes a queue for a tracker that is still to come. */
export function openTrackerQueue(): void {
  if (queue() === null) Reflect.set(window, brand.trackerQueue, []);
}

/**
 * Tells the tracker, where one is present (specification, section 7); one that fails is its own affair.
 * @returns whether there is one
 */
export function tellTracker(command: TrackerCommand): boolean {
  const there = queue();
  try {
    there?.push(command);
  } catch (error) {
    console.warn('The tracker takes nothing:', error);
  }
  return there !== null;
}
