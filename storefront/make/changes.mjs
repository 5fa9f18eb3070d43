import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../launch/process.mjs';

/** Why nothing was made: a sentence for whoever asked. */
export class NotMade extends Error {}

/** No file of code may have more lines (tests/architecture/rules/code.ts); proofs may. */
const LONGEST = 250;

const isHeldToLength = (path) =>
  /\.(tsx?|mjs)$/.test(path) && !/^tests\/|\.(test|stories|examples)\.tsx?$/.test(path);

const linesOf = (path) => readFileSync(path, 'utf8').split('\n').length - 1;

/** New files and edits of the house, gathered first and written at once: all of them, or none. */
export class Changes {
  #texts = new Map();

  has(path) {
    return this.#texts.has(path) || existsSync(join(root, path));
  }

  /** @throws {NotMade} where there is no such file */
  read(path) {
    if (!this.has(path)) throw new NotMade(`There is no ${path} to add to.`);
    return this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  }

  /** @throws {NotMade} where the file is there already */
  create(path, text) {
    if (this.has(path)) throw new NotMade(`${path} is there already.`);
    this.#texts.set(path, text);
  }

  /** @param {(text: string) => string} change throws {@link NotMade} where its place cannot be found */
  edit(path, change) {
    const text = this.read(path);
    try {
      this.#texts.set(path, change(text));
    } catch (error) {
      throw error instanceof NotMade ? new NotMade(`${path}: ${error.message}`) : error;
    }
  }

  /**
   * Writes everything in the house's format; whatever fails on the way, all is as it was before.
   * @param {string[]} [follow] arguments of Node for what is derived from the files
   * @returns {string[]} a line for each file
   */
  write(follow) {
    const before = new Map();
    const folders = [];
    try {
      for (const [path, text] of this.#texts) {
        const place = join(root, path);
        before.set(place, existsSync(place) ? readFileSync(place, 'utf8') : undefined);
        const folder = mkdirSync(dirname(place), { recursive: true });
        if (folder) folders.push(folder);
        writeFileSync(place, text);
      }
      const biome = 'node_modules/@biomejs/biome/bin/biome';
      this.#run([biome, 'check', '--write', ...this.#texts.keys()]);
      this.#checkLengths();
      if (follow) this.#run(follow);
    } catch (error) {
      for (const [place, text] of before) {
        if (text === undefined) rmSync(place, { force: true });
        else writeFileSync(place, text);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    return [...before].map(([place, text]) => {
      const path = place.slice(root.length);
      return `${text === undefined ? 'new    ' : 'changed'} ${path}`;
    });
  }

  #run(command) {
    try {
      execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe', encoding: 'utf8' });
    } catch ({ stdout, stderr }) {
      throw new NotMade(`Nothing was made, because ${command[0]} says:\n${stdout}${stderr}`);
    }
  }

  #checkLengths() {
    const long = [...this.#texts.keys()].filter(
      (path) => isHeldToLength(path) && linesOf(join(root, path)) > LONGEST,
    );
    if (long.length > 0)
      throw new NotMade(
        `${long.join(', ')} would have more than ${LONGEST} lines: split it first.`,
      );
  }
}
