import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../kit/semaphore.ts';

/** Argon2id, 7 MiB and five passes for each guess: of the costs that OWASP holds equal, the quickest here. */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

/** Each of them takes a processor for a while: a rush of logins must not stop the shop. */
const line = new Semaphore({ atOnce: 2, longest: 200 });

/** The same password typed on two keyboards may be two rows of code points. */
const plain = (password: string): string => password.normalize('NFKC');

/**
 * What is stored of a password: the way and cost of hashing, a salt of its own and the hash, so that a
 * dearer cost can be chosen later without a new table.
 */
export const hashPassword = (password: string): Promise<string> =>
  line.run(() => hash(plain(password), COST));

const nobodys = hashPassword(crypto.randomUUID());

/**
 * Whether a password is the one that was stored; never for an account that there is not, nor for one whose hash is
 * of another way: both take as long as a wrong password, so that nobody tells accounts by their time.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored?.startsWith('$argon2id$') ? stored : await nobodys;
  const right = await line.run(() => verify(against, plain(password)));
  return right && against === stored;
}
