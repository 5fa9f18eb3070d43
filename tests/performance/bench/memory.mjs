import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = 'storefront/server/build/main.js';
/** By then what was needed to open is let go. */
const REST_MS = 10_000;

function readProcesses() {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kB, ...words] = line.trim().split(/\s+/);
      return { pid, parent, kB: Number(kB), command: words.join(' ') };
    });
}

/** Megabytes of the shop that this process runs: of all its processes, the embedded database's among them. */
export function shopMemory() {
  const processes = readProcesses();
  const family = processes.filter(
    ({ parent, command }) => parent === String(process.pid) && command.includes(PROGRAM),
  );
  if (family.length !== 1) throw new Error(`${family.length} shops run, not one.`);
  for (const { pid } of family) family.push(...processes.filter(({ parent }) => parent === pid));
  return family.reduce((sum, { kB }) => sum + kB, 0) / 1024;
}

/** The same of a shop that has been left alone for a while. */
export async function idleMemory() {
  await wait(REST_MS);
  return shopMemory();
}
