import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces a file whole or not at all: what was kept is not lost to a full disk. */
export function replace(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.new`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * The files of pictures in a folder, by the pictures' names. Equal pictures are kept once: one that looks exactly like
 * another has, in place of a file `.webp`, one `.same` with the other's name.
 * @param {string} folder
 */
export function picturesIn(folder) {
  const ownPath = (name) => join(folder, `${name}.webp`);
  const samePath = (name) => join(folder, `${name}.same`);
  const namesWith = (ending) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length));

  /** The picture that one looks exactly like, if it has no file of its own. */
  const twinOf = (name) =>
    existsSync(samePath(name)) ? readFileSync(samePath(name), 'utf8').trim() : undefined;

  /** Names by what their files hold; read when the first picture is kept. */
  let names;
  const byContent = () => {
    names ??= new Map(
      namesWith('.webp').map((name) => [hashOf(readFileSync(ownPath(name))), name]),
    );
    return names;
  };

  /** Before a picture's file changes or goes, those that look like it get one of their own. */
  function passOn(name) {
    const content = readFileSync(ownPath(name));
    const hash = hashOf(content);
    if (byContent().get(hash) === name) byContent().delete(hash);
    const [heir, ...others] = namesWith('.same').filter((other) => twinOf(other) === name);
    if (!heir) return;
    replace(ownPath(heir), content);
    rmSync(samePath(heir));
    for (const other of others) replace(samePath(other), `${heir}\n`);
    byContent().set(hash, heir);
  }

  return {
    names: () => [...namesWith('.webp'), ...namesWith('.same')],

    /** Whether anything is kept under a name. */
    has: (name) => existsSync(ownPath(name)) || existsSync(samePath(name)),

    /** Path of the file by which one looks like another, if it has none of its own. */
    linkOf: (name) => (existsSync(samePath(name)) ? samePath(name) : undefined),

    /** Path of the file that holds a picture; there is none where it is not kept, or the other is not there. */
    pathOf: (name) => ownPath(twinOf(name) ?? name),

    /** @param {string} name @param {Buffer} content */
    write(name, content) {
      const hash = hashOf(content);
      const twin = byContent().get(hash);
      if (twin === name) return;
      if (twin) replace(samePath(name), `${twin}\n`);
      if (existsSync(ownPath(name))) passOn(name);
      if (twin) {
        rmSync(ownPath(name), { force: true });
        return;
      }
      replace(ownPath(name), content);
      rmSync(samePath(name), { force: true });
      byContent().set(hash, name);
    },

    drop(name) {
      if (existsSync(ownPath(name))) {
        passOn(name);
        rmSync(ownPath(name));
      }
      rmSync(samePath(name), { force: true });
    },
  };
}
