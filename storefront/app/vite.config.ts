import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { codeSplitting } from './code-splitting.ts';
import { constantStyles } from './constant-styles/plugin.ts';

const language = process.env.SHOP_LANGUAGE ?? 'en';

export default defineConfig({
  plugins: [
    constantStyles(fileURLToPath(new URL('../..', import.meta.url))),
    reactRouter(),
    codeSplitting(),
  ],
  // A build is in one language: its messages are the constants of that language (`#messages/…`, decision 023).
  resolve: { conditions: [language, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [language, ...defaultServerConditions] },
    noExternal: [/^@otzar\//, 'react-router-dom'],
  },
  optimizeDeps: {
    include: ['jotai', 'jotai/utils', 'jotai/vanilla', 'valibot', 'axios'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file, whose order is the cascade: files of routes and parts come in the order in which a shopper walks.
    cssCodeSplit: false,
    // A constant of one place stands there, instead of being carried to it.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
    // Only for whoever sends them to an error-reporting service; what is served does not name them.
    sourcemap: process.env.SOURCE_MAPS === 'on' && 'hidden',
  },
});
