import { tryLater } from './recovery.ts';

/**
 * Brings code that must not fail a whole page: what does not come is asked for again after a while, or as soon as there
 * is a connection. Until then what the server drew stands; that something is missing is said elsewhere (`stale-build.ts`).
 */
export const retryImport =
  <T>(bring: () => Promise<T>, tries = 0) =>
  (): Promise<T> =>
    bring().catch((failure: unknown) =>
      new Promise<void>((again) => {
        tryLater(failure, tries, again);
      }).then(retryImport(bring, tries + 1)),
    );
