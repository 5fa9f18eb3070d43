import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../storefront/launch/free-port.mjs';
import { ended } from '../../storefront/launch/process.mjs';
import { endChild, startChild } from './child.mjs';
import { canInstallFromDebian, installFromDebian } from './debian.mjs';
import { findCommand } from './find-command.mjs';

const DEBIAN = '/usr/lib/postgresql';
const STARTS_WITHIN_MS = 30_000;

/** Folder with PostgreSQL's own commands: Debian keeps them off the PATH, the newest version is taken. */
function findBinaries() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const found = findCommand('initdb', folders) ?? findCommand('initdb');
  return found && dirname(found);
}

async function ensureBinaries() {
  if (!findBinaries() && canInstallFromDebian()) {
    console.log('postgresql none here: getting it …');
    await installFromDebian('postgresql');
  }
  return findBinaries();
}

/** PostgreSQL refuses to run as root, so root hands it to another user. */
function otherUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { name, id: Number(execFileSync('id', ['-u', name], { stdio: 'pipe' })) };
    } catch {}
  }
  return undefined;
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

async function accepting(port, server) {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await accepts(port))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('PostgreSQL did not start.');
    await wait(50);
  }
}

/** Makes and starts a cluster in a folder that goes away with it, on loopback only. */
async function startCluster(binaries, durable) {
  const folder = mkdtempSync(join(tmpdir(), 'otzar-postgres-'));
  const user = otherUser();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (user) chownSync(folder, user.id, -1);
  const start = (command, args) => {
    const path = join(binaries, command);
    const options = { cwd: folder };
    return user
      ? startChild('runuser', ['-u', user.name, '--', path, ...args], options)
      : startChild(path, args, options);
  };
  const data = join(folder, 'data');
  const made = await ended(
    start('initdb', [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
      ...['--no-sync', '--locale=C'],
    ]),
  );
  if (made.code !== 0) throw new Error(made.said);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: durable ? 'on' : 'off',
  };
  const server = start('postgres', [
    ...['-D', data, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const gone = ended(server);
  await accepting(port, server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      endChild(server, 'SIGINT');
      await gone;
    },
  };
}

/**
 * A PostgreSQL for tests: the one at `TEST_DATABASE_URL`, or one made for this run.
 * @param {{ durable?: boolean }} [options] `durable`: one made for this run waits for the disk at each
 *   commit, as a shop's own does; no test asks for that, but what is measured must pay for it
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} nothing where none is to be had
 */
export async function startPostgres({ durable = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const binaries = await ensureBinaries();
  return binaries && startCluster(binaries, durable);
}
