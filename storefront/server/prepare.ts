import type { Database } from './db/database.ts';
import { alone, migrateDatabase } from './db/migrate.ts';
import { keepMissingWords } from './search/missing.ts';
import { seedWhenNew } from './seed/first-start.ts';

/** Brings the tables of any release up to date, with what is worked out from an owner's rows; the rows stay. */
export const bringUpToDate = (db: Database): Promise<void> =>
  alone(db, async () => {
    await migrateDatabase(db);
    await keepMissingWords(db);
  });

/** Fills a shop that nothing has ever been in. @returns whether it did */
export const fillWhenNew = (db: Database, withTrial: boolean): Promise<boolean> =>
  alone(db, () => seedWhenNew(db, { withTrial }));
