import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { declaredIn, storyFiles } from './declared.ts';

const NAME = 'virtual:does-not-apply';
const RESOLVED = `\0${NAME}`;

/**
 * Tells the atlas why states do not apply. The story index carries tags but no parameters, and to load every
 * stories file for a sentence would be to load the whole shop.
 */
export const reasonsForAtlas = (): Plugin => ({
  name: 'otzar:reasons-for-atlas',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined;
    const reasons = storyFiles().map((path) => {
      const { title, doesNotApply } = declaredIn(path, readFileSync(path, 'utf8'));
      return [title, doesNotApply] as const;
    });
    return `export default ${JSON.stringify(Object.fromEntries(reasons))};`;
  },
  hotUpdate({ file }) {
    const { moduleGraph } = this.environment;
    const told = moduleGraph.getModuleById(RESOLVED);
    if (told && file.endsWith('.stories.tsx')) moduleGraph.invalidateModule(told);
  },
});
