import type { Database } from '../../db/database.ts';
import { noteFailure, noteSent, takeDue } from './outbox.ts';
import type { Transport } from './transport.ts';

interface Round {
  db: Database;
  clock: () => Date;
  transport: Transport;
}

const AT_ONCE = 10;

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
