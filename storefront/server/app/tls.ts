import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { StartProblem } from '../db/start-problem.ts';
import type { TlsFiles } from '../kit/configuration.ts';

/** What these files hold, as PEM. */
export interface TlsIdentity {
  cert: string;
  key: string;
}

/** Where a process has its certificate from. */
export interface Identities {
  /** With which it begins. */
  first: TlsIdentity;
  /** Tells of each that replaces it. */
  follow: (use: (identity: TlsIdentity) => void) => void;
}

/** How often the files are looked at, and how long after a change the other of the two may take, in milliseconds. */
const LOOK_EVERY_MS = 1_000;
const SETTLES_MS = 500;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reads a certificate and its key. @throws {StartProblem} when they cannot be read, or do not belong together */
export async function readIdentity({ certificate, key }: TlsFiles): Promise<TlsIdentity> {
  const read = (name: string, path: string) =>
    readFile(path, 'utf8').catch((error: unknown) => {
      throw new StartProblem(`The file that ${name} names can't be read: ${reasonOf(error)}`);
    });
  const identity = {
    cert: await read('TLS_CERT', certificate),
    key: await read('TLS_KEY', key),
  };
  try {
    createSecureContext(identity);
  } catch (error) {
    throw new StartProblem(
      `TLS_CERT and TLS_KEY are no certificate and its key: ${reasonOf(error)}`,
    );
  }
  return identity;
}

/**
 * Tells of a certificate that replaces the one in use, as a renewal does. One that cannot be used is logged, and the
 * shop goes on with the one it has.
 * @returns the way to stop
 */
export function followIdentity(files: TlsFiles, use: (identity: TlsIdentity) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const reload = async () => {
    try {
      use(await readIdentity(files));
      console.log('The new TLS certificate is in use.');
    } catch (error) {
      console.error(`The TLS certificate was not replaced. ${reasonOf(error)}`);
    }
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLES_MS);
  };
  // By its state rather than by events: renewals replace links to files, which events do not follow.
  const options = { interval: LOOK_EVERY_MS, persistent: false };
  for (const path of Object.values(files)) watchFile(path, options, changed);
  return () => {
    clearTimeout(timer);
    for (const path of Object.values(files)) unwatchFile(path, changed);
  };
}

/** Those of a process that reads the files itself. @throws {StartProblem} as `readIdentity` does */
export const identitiesIn = async (files: TlsFiles): Promise<Identities> => ({
  first: await readIdentity(files),
  follow: (use) => void followIdentity(files, use),
});
