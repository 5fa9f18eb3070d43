import type { Database } from '../../db/database.ts';
import { logFailure } from '../error-reports.ts';
import { noteFailure, noteSent, takeDue } from './outbox.ts';
import type { Transport } from './transport.ts';

interface Round {
  db: Database;
  clock: () => Date;
  transport: Transport;
}

const AT_ONCE = 10;
const ROUND_EVERY_MS = 1_000;

/** Sends all letters that are due, and returns how many went out. */
export async function deliverDue({ db, clock, transport }: Round): Promise<number> {
  let sent = 0;
  for (;;) {
    const letters = await takeDue(db, clock(), AT_ONCE);
    for (const letter of letters) {
      try {
        await transport(letter);
        await noteSent(db, letter.id, clock());
        sent += 1;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`Letter ${letter.id} could not be sent: ${reason}`);
        await noteFailure(db, letter, reason, clock());
      }
    }
    if (letters.length < AT_ONCE) return sent;
  }
}

/**
 * Runs once a second while the shop is open.
 * @returns a function that ends the rounds and waits for the one under way.
 */
export function startMailWorker(round: Round): () => Promise<void> {
  let underWay = Promise.resolve();
  let going = false;
  const timer = setInterval(() => {
    if (going) return;
    going = true;
    underWay = deliverDue(round)
      .then(() => undefined)
      // A database that is away for a moment is no reason to end: the letters wait in it.
      .catch((error: unknown) => logFailure('The mail waits', error))
      .finally(() => {
        going = false;
      });
  }, ROUND_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
