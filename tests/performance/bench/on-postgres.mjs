import { startPostgres } from '../../runner/postgres.mjs';

/**
 * Does something with a PostgreSQL of its own that waits for the disk at each commit.
 * @template T
 * @param {(env: { DATABASE_URL: string }) => Promise<T>} use with what has a shop keep its data there
 * @returns {Promise<T | undefined>} nothing where no PostgreSQL is to be had
 */
export async function onPostgres(use) {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return undefined;
  try {
    return await use({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
