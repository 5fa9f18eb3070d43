import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages come from node_modules at run time; our own rooms are TypeScript, so they go in. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@otzar/') ? undefined : { path, external: true },
    );
  },
};

/** What may be deleted by who sells something else. */
const demo = here('../demo/demo.ts');

/** Bundles the server, its demo and the process of its embedded database into `storefront/server/build`. */
export async function buildServer() {
  rmSync(here('./build/demo.js'), { force: true });
  await build({
    entryPoints: [
      here('./app/main.ts'),
      here('./db/embedded-process.ts'),
      ...(existsSync(demo) ? [demo] : []),
    ],
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
}
