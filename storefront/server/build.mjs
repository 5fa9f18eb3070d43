import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages come from node_modules at run time; our own rooms are TypeScript, so they go in. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@otzar/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles the server and the process of its embedded database into `storefront/server/build`. */
export const buildServer = () =>
  build({
    entryPoints: [here('./main.ts'), here('./db/embedded-process.ts')],
    outdir: here('./build'),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [packagesStayOutside],
    logLevel: 'warning',
  });
