import { connect, type Database, type OpenDatabase } from './database.ts';
import { socketOf } from './embedded.ts';

/**
 * Opens the embedded database of a shop that is running on this machine, over the shop's own socket: the
 * folder is the shop's alone, but its database talks to whoever may read the folder.
 * @returns null where no shop is running on that folder, or where the data is kept elsewhere
 */
export async function openRunning(where: {
  databaseUrl: string | null;
  dataFolder: string;
}): Promise<OpenDatabase | null> {
  if (where.databaseUrl !== null) return null;
  const db: Database = connect(socketOf(where.dataFolder));
  try {
    await db.$client.query('select 1');
  } catch {
    await db.$client.end();
    return null;
  }
  return { db, embedded: null, close: () => db.$client.end() };
}
