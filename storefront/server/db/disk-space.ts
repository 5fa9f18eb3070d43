import { statfs } from 'node:fs/promises';

/** What the embedded database's log takes of the disk at once, in bytes: with less, the next order may not be kept. */
const LOG_SEGMENT = 16 * 1024 * 1024;

/** Whether the disk that a folder lies on has room for what is written next. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LOG_SEGMENT;
}
