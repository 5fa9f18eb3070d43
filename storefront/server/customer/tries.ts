import { emailKey } from '@otzar/domain/customer';
import type { Queryable } from '../db/database.ts';
import { countAttempt, forgetAttempts } from '../http/attempts.ts';
import { type Guesser, type Limit, limitsOf, MINUTES, refuseOver } from '../http/guesses.ts';
import { hashOf } from '../http/session.ts';

/** How often a wrong password may be tried at one account from one address. */
const MOST_FROM_ONE_PLACE = 10;
/** And from everywhere together: nobody comes near it alone, so nobody alone keeps its owner out. */
const MOST_FROM_ANYWHERE = 100;

/** Who tries to sign in, and as whom. */
export interface Caller extends Guesser {
  email: string;
}

const accountKey = (email: string) => `login-account:${hashOf(emailKey(email))}`;

const together = ({ email, address }: Caller) => `login:${hashOf(emailKey(email))}:${address}`;

const apart = (caller: Caller): Limit[] => [
  { key: accountKey(caller.email), most: MOST_FROM_ANYWHERE },
  ...limitsOf('login', caller),
];

/**
 * Counts a try to sign in, before its password is looked at, so that many at once are counted too. Tries that
 * are refused here count for nothing else: an account cannot be closed from one place. Whoever finds theirs
 * closed by many gets in with a link for a new password, which opens it again.
 * @throws {Refusal} 429
 */
export async function countLogin(db: Queryable, caller: Caller, now: Date): Promise<void> {
  const limit = { most: MOST_FROM_ONE_PLACE, minutes: MINUTES, now };
  await countAttempt(db, together(caller), limit);
  await refuseOver(db, apart(caller), now);
}

/** Counts a wrong password against browser, address and account. */
export async function countWrong(db: Queryable, caller: Caller, now: Date): Promise<void> {
  for (const { key, most } of apart(caller))
    await countAttempt(db, key, { most, minutes: MINUTES, now });
}

/** Forgets the tries from one place once one of them was right. */
export const forgetTries = (db: Queryable, caller: Caller): Promise<void> =>
  forgetAttempts(db, together(caller));

/** Opens an account again whose owner has shown that its mail is theirs. */
export async function reopenAccount(db: Queryable, caller: Caller): Promise<void> {
  await forgetTries(db, caller);
  await forgetAttempts(db, accountKey(caller.email));
}
