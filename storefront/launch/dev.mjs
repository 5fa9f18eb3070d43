import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { isAnswering } from './answering.mjs';
import { build } from './build.mjs';
import { freePort } from './free-port.mjs';
import { CommandFailed, root, runVisibly } from './process.mjs';
import { step } from './step.mjs';

const API_STARTS_WITHIN_MS = 60_000;

/** The shop's API, restarted whenever its code changes; or the one at `SHOP_API_URL`. */
async function startApi() {
  if (process.env.SHOP_API_URL) return process.env.SHOP_API_URL;
  const port = await freePort();
  runVisibly(['node_modules/tsx/dist/cli.mjs', 'watch', 'storefront/server/app/main.ts'], {
    env: { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development' },
  }).then((code) => process.exit(code));
  const origin = `http://127.0.0.1:${port}`;
  if (!(await isAnswering(origin, { withinMs: API_STARTS_WITHIN_MS })))
    throw new CommandFailed('The API did not start within a minute; what it said stands above.');
  return origin;
}

/** Vite with hot reload, behind the given server. */
async function startVite(http, api) {
  const { createServer } = await import('vite');
  return createServer({
    root: join(root, 'storefront/app'),
    configFile: join(root, 'storefront/app/vite.config.ts'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      proxy: {
        '/api': api,
        '^/utm$': api,
        '/media': api,
        '/library': api,
        '/newsletter': api,
        '/back-in-stock': api,
        '/dev/mail': api,
      },
    },
  });
}

/** Renders pages from sources, each request from their newest state. */
async function pageListener(vite, api) {
  const { createRequestListener } = await import('@react-router/node');
  const { RouterContextProvider } = await import('react-router');
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build');
  const { apiContext, nonceContext } = (await load()).entry.module;
  return createRequestListener({
    build: load,
    mode: 'development',
    getLoadContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, (path, init) => fetch(new URL(path, api), init));
      context.set(nonceContext, '');
      return context;
    },
  });
}

/** Takes the port before anything is started for it. @throws {CommandFailed} when it is taken */
function listen(http, port) {
  return new Promise((resolve, reject) => {
    http.on('error', ({ message }) => reject(new CommandFailed(`Port ${port}: ${message}`)));
    http.listen(port, process.env.HOST ?? '127.0.0.1', resolve);
  });
}

/** The server behind sees a neighbour in whatever is passed on from here. */
const isMailAskedFromOutside = ({ url = '', socket }) =>
  url.startsWith('/dev/mail') && !/^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

/** `npm run dev`: one address; pages reload as they are edited, the server restarts as it is edited. */
export async function serveWithReload() {
  await build('tokens');
  process.env.NODE_ENV = 'development';
  const port = Number(process.env.PORT ?? 3000);
  const http = createHttpServer();
  await listen(http, port);
  await step('server', async () => {
    const api = await startApi();
    const vite = await startVite(http, api);
    const pages = await pageListener(vite, api);
    http.on('request', (request, response) => {
      if (isMailAskedFromOutside(request)) response.writeHead(403).end();
      else vite.middlewares(request, response, () => pages(request, response));
    });
    return 'watching';
  });
  console.log(`Otzar is at http://localhost:${port} and reloads as you edit.`);
}
