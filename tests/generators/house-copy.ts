import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A second house, to build in and to take down: what git keeps or would keep, on the packages of the first. */
export interface HouseCopy {
  folder: string;
  /** Runs a command in it. @throws with all that it said, where it ends badly */
  run: (command: string, ...words: string[]) => Promise<string>;
  remove: () => void;
}

const gitFiles = () =>
  execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', '--', '.', ':!tests/visual/baselines'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 },
  )
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** Packages by links; the rooms among them by links into the copy. */
function linkPackages(folder: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@otzar'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@otzar' && !/^\.(?!bin$)/.test(name))
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  for (const room of readdirSync(join(packages, '@otzar')))
    symlinkSync(
      readlinkSync(join(packages, '@otzar', room)),
      join(folder, 'node_modules/@otzar', room),
    );
  const ofServer = 'storefront/server/node_modules';
  if (existsSync(join(root, ofServer))) symlinkSync(join(root, ofServer), join(folder, ofServer));
}

/** Of what this process was told, all but that it is itself a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
);

export function copyHouse(): HouseCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'otzar-house-')));
  for (const path of gitFiles()) cpSync(join(root, path), join(folder, path));
  cpSync(join(root, 'tokens/dist'), join(folder, 'tokens/dist'), { recursive: true });
  linkPackages(folder);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    run: (command, ...words) =>
      new Promise((resolve, reject) => {
        const [file, before] = command === 'npm' ? ['npm', []] : [process.execPath, [command]];
        const options = { cwd: folder, maxBuffer: 2 ** 24, env };
        execFile(file, [...before, ...words], options, (error, stdout, stderr) => {
          if (error) reject(new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`));
          else resolve(`${stdout}${stderr}`);
        });
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
