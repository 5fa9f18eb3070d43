import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineTokens } from '../../tokens/inline-tokens.ts';

/**
 * Two dozen files of one kilobyte each compress badly and cost a header each, so what every page
 * needs comes in two: the framework, which seldom changes, and the shell with all that it imports.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|jotai)[\\/]/,
      priority: 2,
    },
    {
      name: 'shell',
      test: /[\\/](shell[\\/]SiteShell|components[\\/](Button|ButtonLink|Stack|Price|Breadcrumbs)[\\/]\w+|app[\\/]brand|platform[\\/](canonical|prices)|domain[\\/]money)\.tsx?$/,
      priority: 1,
    },
  ],
};

const routerBuild = (file: string) =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  );

/** The router's package leads bundlers to its development build: a browser gets the other one. */
const productionRouter: Plugin = {
  name: 'otzar:production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    if (id === 'react-router') return routerBuild('index');
    if (id === 'react-router/dom') return routerBuild('dom-export');
    return null;
  },
};

export default defineConfig({
  plugins: [inlineTokens(), productionRouter, reactRouter()],
  // An id of its own for each styled block: by default it is a count, and pages that load their parts
  // in another order than the server rendered them would disagree about class names.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: false,
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  ssr: {
    // Outside the bundle styled-components resolves to another build, and class names differ.
    noExternal: ['styled-components', /^@otzar\//, 'react-router-dom'],
  },
  optimizeDeps: {
    include: ['jotai', 'jotai/utils', 'jotai/vanilla', 'styled-components', 'valibot', 'axios'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
