import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who names what in their styles, in the order of the alphabet: by a token's path such as `space.2`, or by a group's, where any of it may be. */
export type TokenUsers = Record<string, string[]>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const rooms = ['design-system', 'storefront/app'];

/** `vars.space[2]`, and `var(--space-2)` where a style sheet is plain. */
const USE = /\bvars((?:\.\w+|\[[^\]]+\])+)|var\((--[\w-]+)\)/g;

const isStyled = (file: string) =>
  /\.(tsx?|css)$/.test(file) && !/\.(test|stories|examples)\.|node_modules|build\//.test(file);

/** `.space[2]` as `space.2`; of a key that is worked out as it is drawn, what it is taken from. */
function pathOf(access: string): string {
  const [known = ''] = access.replaceAll(/\[(-?\d+)\]|\['([^']+)'\]/g, '.$1$2').split('[');
  return known.slice(1);
}

/** A component's or widget's folder is called like it; elsewhere a file is. */
function userOf(file: string): string {
  const [, part] = /^design-system\/(?:components|widgets\/[^/]+)\/([^/]+)\//.exec(file) ?? [];
  return part ?? basename(file).replace(/\.\w+$/, '');
}

/**
 * Reads who names which token.
 * @param files by their paths from the root, with what stands in them
 * @param names the paths of all tokens by the names of their custom properties
 */
export function usersIn(
  files: { path: string; text: string }[],
  names: Record<string, string>,
): TokenUsers {
  const users = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const [, access, property] of text.matchAll(USE)) {
      const token = access ? pathOf(access) : names[property ?? ''];
      if (token) users.set(token, (users.get(token) ?? new Set()).add(userOf(path)));
    }
  return Object.fromEntries([...users].map(([token, all]) => [token, [...all].toSorted()]));
}

/** Every file of the house that has styles in it. */
export const styledFiles = (): { path: string; text: string }[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file).replaceAll('\\', '/'))
      .filter(isStyled)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
