/**
 * Brings code that must not fail a whole page: what does not come is asked for again once there is a connection.
 * Until then what the server drew stands; that something is missing is said elsewhere (`stale-build.ts`).
 */
export const patiently =
  <T>(bring: () => Promise<T>) =>
  (): Promise<T> =>
    bring().catch(() =>
      new Promise((online) => {
        addEventListener('online', online, { once: true });
      }).then(patiently(bring)),
    );
