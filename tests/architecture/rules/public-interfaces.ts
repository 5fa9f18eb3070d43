import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';

/**
 * Names by which packages keep something to themselves: React's on elements and for its renderers, the router's globals
 * and what it exports without a promise. Written so that the pattern does not find itself.
 */
const privateName = /\b(?:__reac[t]\w*|UNSAFE[_]\w+|__\w*INTERNAL[S]\w*|_interna[l]\w*)/i;

export const publicInterfaces: Rule = {
  name: 'nothing leans on what a package keeps to itself',
  breaches: (files: HouseFile[]) =>
    files.flatMap(({ path, text }) => {
      const found = privateName.exec(text);
      return found ? [`${path} says ${found[0]}`] : [];
    }),
  broken: [
    [sample('tests/journeys/a.ts', `key.startsWith('__${'react'}Fiber')`)],
    [sample('storefront/app/a.ts', `Reflect.get(window, '__${'react'}RouterDataRouter')`)],
    [sample('tests/b.ts', `import type { UNSAFE${'_'}AssetsManifest } from 'react-router';`)],
    [sample('storefront/app/c.ts', `React.__CLIENT_${'INTER'}NALS_DO_NOT_USE`)],
    [sample('storefront/server/d.ts', `sheet._${'internal'}Sheet`)],
  ],
};
