import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';

type AssetsManifest = ServerBuild['assets'];

const app = fileURLToPath(new URL('../../storefront/app/build/', import.meta.url));

/** What the build says of each route: its module and all that it imports at once. */
export async function readManifest(): Promise<AssetsManifest> {
  const build: ServerBuild = await import(pathToFileURL(join(app, 'server/index.js')).href);
  return build.assets;
}

/** Addresses of the scripts that a page loads before it is ready: entry, root and its route. */
export function scriptsOf({ entry, routes, url }: AssetsManifest, route: string): string[] {
  const parts = ['root', route].map((id) => {
    const part = routes[id];
    if (!part) throw new Error(`The build has no route ${id}.`);
    return part;
  });
  const modules = parts.flatMap(
    ({ module, imports, clientLoaderModule, hydrateFallbackModule, clientMiddlewareModule }) => [
      module,
      ...(imports ?? []),
      clientLoaderModule,
      hydrateFallbackModule,
      clientMiddlewareModule,
    ],
  );
  const all = [url, entry.module, ...entry.imports, ...modules];
  return [...new Set(all.filter((script) => script !== undefined))];
}

/** A file of the client build, by its address. */
const sentText = (file: string) => readFileSync(join(app, 'client', file), 'utf8');

/** Bytes that a script takes on its way, as the server packs it. */
export const packedSize = (script: string) => brotliCompressSync(sentText(script)).length;
