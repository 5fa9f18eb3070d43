import { existsSync } from 'node:fs';
import { run } from '../../storefront/launch/process.mjs';

/** Only root on a Debian (or a system made from it) may install packages. */
export const canInstallFromDebian = () =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Package lists read once, however many packages are wanted. */
let lists;

/** Installs one of Debian's packages without asking anything. */
export async function installFromDebian(name) {
  lists ??= run('apt-get', ['update']);
  await lists;
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
