import { api, type CallName } from '@otzar/contract/api';
import type { Endpoint } from '@otzar/contract/endpoint';
import { openApiDocument } from '@otzar/contract/openapi';
import { summaries } from '@otzar/contract/summaries';
import type { Hono } from 'hono';
import { html } from 'hono/html';

const calls = Object.entries<Endpoint>(api).sort(([, a], [, b]) => a.path.localeCompare(b.path));

const STYLE = `
  body { font: 1rem/1.6 Georgia, serif; color: #1b2430; background: #fbf8f3; max-width: 70ch; margin: 3rem auto; padding: 0 1rem }
  code { font: 0.9em/1.4 ui-monospace, monospace } a { color: #9b1b30 }
  section { border-top: 1px solid #e4ded3; padding: 1rem 0 } h1, h2 { line-height: 1.2 } h2 { font-size: 1.1rem }`;

/** The contract for people: a list of calls that needs no script and nothing from elsewhere. */
const page = () => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Otzar API</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Otzar API</h1>
      <p>
        Made from the contract that the server checks and the shop calls. Machines read
        <a href="/api/docs/openapi.json">openapi.json</a>.
      </p>
      <p>
        Every write carries <code>X-Requested-With: XMLHttpRequest</code> and, in
        <code>X-XSRF-TOKEN</code>, the cookie of that name, which <code>GET /api/customer</code>
        gives. A refusal has a sentence in <code>message</code> and one for each field at fault in
        <code>fields</code>.
      </p>
      ${calls.map(
        ([name, { method, path, status, refusals = [] }]) => html`<section>
          <h2><code>${method} ${path}</code></h2>
          <p>${summaries[name as CallName]}</p>
          <p>Answers ${[status, ...refusals].join(', ')}.</p>
        </section>`,
      )}
    </main>
  </body>
</html>`;

/** The OpenAPI document, as a page for browsers and as JSON for everything else. */
export function serveDocs(app: Hono): void {
  app.get('/api/docs/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/api/docs', (c) => {
    c.header('Vary', 'Accept');
    if (!c.req.header('accept')?.includes('text/html')) return c.json(openApiDocument());
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    );
    return c.html(page());
  });
}
