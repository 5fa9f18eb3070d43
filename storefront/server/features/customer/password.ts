import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../kit/semaphore.ts';

/** Argon2id, 7 MiB and five passes for each guess: of the costs that OWASP holds equal, the quickest here. */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

/** Each of them takes a processor for a while: a rush of logins must not stop the shop. */
const line = new Semaphore({ atOnce: 2, longest: 200 });

/** The same password typed on two keyboards may be two rows of code points. */
const plain = (password: string): string => password.normalize('NFKC');

/**
 * What is kept of a password: the way and cost of hashing, a salt of its own and the hash, so that a
 * dearer cost can be chosen later without a new table.
 */
export const hashPassword = (password: string): Promise<string> =>
  line.run(() => hash(plain(password), COST));

/** How passwords were hashed before Argon2id; what is kept so is replaced when its customer signs in. */
const FORMER_START = 'scrypt$15$8$1$';

export const isFormer = (kept: string): boolean => kept.startsWith(FORMER_START);

/** Compared with where there is no account, so that an unknown address takes as long as a known one. */
const nobodys = {
  hash: hashPassword(crypto.randomUUID()),
  former: `${FORMER_START}${'A'.repeat(22)}==$${'A'.repeat(43)}=`,
};

/**
 * Whether a password is the one that was kept; never for an account that there is not.
 * @param both asks in the former way as well, so that its accounts are not told by their time
 */
export async function isPassword(
  password: string,
  kept: string | undefined,
  { both }: { both: boolean },
): Promise<boolean> {
  const former = kept !== undefined && isFormer(kept);
  const against = kept === undefined || former ? await nobodys.hash : kept;
  const right = await line.run(() => verify(against, plain(password)));
  if (!former && !both) return right && kept !== undefined;
  const formerRight = await isFormerPassword(password, former ? kept : nobodys.former);
  return kept !== undefined && (former ? formerRight : right);
}

const derive = promisify(
  (password: string, salt: Buffer, done: (error: Error | null, key: Buffer) => void) =>
    scrypt(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }, done),
);

async function isFormerPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.slice(FORMER_START.length).split('$');
  const given = await line.run(() => derive(plain(password), Buffer.from(salt, 'base64')));
  const right = Buffer.from(key, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
