import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { codeSplitting } from './code-splitting.ts';
import { constantStyles } from './constant-styles/plugin.ts';

/**
 * Lets the file in which a page begins be one that others take code from, too: the file of every page would be two.
 * A plugin of its own, because what React Router's says of it goes before the configuration.
 */
const sharedBeginnings: Plugin = {
  name: 'shared-beginnings',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
};

export default defineConfig({
  plugins: [
    constantStyles(fileURLToPath(new URL('../..', import.meta.url))),
    reactRouter(),
    sharedBeginnings,
  ],
  ssr: {
    noExternal: [/^@otzar\//, 'react-router-dom'],
  },
  optimizeDeps: {
    include: ['jotai', 'jotai/utils', 'jotai/vanilla', 'valibot', 'axios'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: codeSplitting() } } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file, whose order is the cascade: files of routes and parts come in the order in which a shopper walks.
    cssCodeSplit: false,
    // Only for whoever sends them to an error-reporting service; what is served does not name them.
    sourcemap: process.env.SOURCE_MAPS === 'on' && 'hidden',
  },
});
