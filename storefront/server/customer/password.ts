import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { WaitingLine } from '../http/waiting-line.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 2 to the 15th times 8 blocks: 32 MB for each guess. */
const COST = { log2N: 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Each of them takes a processor for a while: a rush of logins must not stop the shop. */
const line = new WaitingLine({ atOnce: 2, longest: 200 });

/** The same password typed on two keyboards may be two rows of code points. */
const hash = (password: string, salt: Buffer, { log2N, r, p }: typeof COST) =>
  line.run(() =>
    derive(password.normalize('NFKC'), salt, HASH_BYTES, {
      N: 2 ** log2N,
      r,
      p,
      maxmem: 2 ** (log2N + 8) * r,
    }),
  );

const written = (salt: Buffer, key: Buffer): string =>
  ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');

/**
 * What is kept of a password: the cost, a salt of its own and the hash, so that a dearer cost can be
 * chosen later without a new table.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(salt, await hash(password, salt, COST));
}

/** Compared with where there is no account, so that an unknown address takes as long as a known one. */
const nobodys = written(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Whether a password is the one that was kept; never for an account that there is not. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, log2N, r, p, salt = '', key = ''] = (kept ?? nobodys).split('$');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const given = await hash(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(given, Buffer.from(key, 'base64')) && kept !== undefined;
}
