import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serverFolder } from '../../storefront/server/db/folders.ts';
import type { RunningShop } from './shop.ts';

/** Gives the shopkeeper's command for the chat while the shop is open, knowing only its data folder. @returns what it says */
export async function atTheChat({ folder }: RunningShop, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'app/commands/chat.ts', ...words],
    { cwd: serverFolder, env: { PATH: process.env.PATH, DATA_DIR: folder } },
  );
  return stdout;
}
