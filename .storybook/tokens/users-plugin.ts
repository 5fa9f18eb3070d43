import catalogue from '@otzar/tokens/tokens.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { styledFiles, usersIn } from './users.ts';

const NAME = 'virtual:token-users';
const RESOLVED = `\0${NAME}`;

/** Tells the pages of the tokens who uses each: it stands in the source, which a browser does not have. */
export const usersForTokens = (): Plugin => ({
  name: 'otzar:users-for-tokens',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined;
    const names = Object.fromEntries(catalogue.map(({ name, path }) => [name, path.join('.')]));
    return `export default ${JSON.stringify(usersIn(styledFiles(), names))};`;
  },
  hotUpdate({ file }) {
    const { moduleGraph } = this.environment;
    const told = moduleGraph.getModuleById(RESOLVED);
    if (told && /\.(tsx?|css)$/.test(file)) moduleGraph.invalidateModule(told);
  },
});
