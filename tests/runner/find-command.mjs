import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const pathFolders = () => (process.env.PATH ?? '').split(delimiter);

/**
 * Path of a command that is on this machine.
 * @param {string} name
 * @param {string[]} [folders] where it may be, by preference; those of the PATH where none are named
 */
export const findCommand = (name, folders = pathFolders()) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
