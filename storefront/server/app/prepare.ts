import type { Database } from '../db/database.ts';
import { alone, isReadOnly, migrateDatabase } from '../db/migrate.ts';
import { isMigrated } from '../db/migration-journal.ts';
import { StartProblem } from '../db/start-problem.ts';
import { saveMissingWords } from '../features/search/missing.ts';
import type { Demo } from './demo.ts';
import { forgetExpired } from './expired.ts';

/** Brings the tables of any release up to date, with what is worked out from an owner's rows; the rows stay. */
export const migrateToRelease = (db: Database): Promise<void> =>
  alone(db, async () => {
    await migrateDatabase(db);
    await saveMissingWords(db);
  });

/** Fills a shop that nothing has ever been in with the demo. @returns whether it did */
export const fillWhenNew = (db: Database, demo: Demo, withTrial: boolean): Promise<boolean> =>
  alone(db, () => demo.seedWhenNew(db, { withTrial }));

/** Does a part of the start, and says how long it took. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a database ready for this release. One that can only be read is shown as it is.
 * @throws {StartProblem} where it can only be read and its tables are not those of this release
 */
export async function prepare(
  db: Database,
  { demo, trial, now }: { demo: Demo | undefined; trial: boolean; now: Date },
  step: Step,
): Promise<void> {
  if (!(await isReadOnly(db))) {
    await step('tables', () => migrateToRelease(db));
    if (demo) await step('catalogue', () => fillWhenNew(db, demo, trial));
    return forgetExpired(db, now);
  }
  if (!(await isMigrated(db)))
    throw new StartProblem(
      'The database can only be read, and its tables are not those of this release. Start the shop once where it can write, then try again.',
    );
  console.log('The database can only be read: the shop is shown, and takes no orders.');
}
