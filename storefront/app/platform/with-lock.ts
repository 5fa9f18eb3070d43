let last: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after another, in whichever tab of this browser it was asked for; where the browser
 * has no locks to offer, in this tab only.
 * @returns what the work returns; it fails as the work does
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  // Browsers have locks only for pages that came over a secure connection.
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks) return locks.request('otzar', work) as Promise<T>;
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}
