import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** The sentence of a call as the contract declares it, in its own line or two. */
const SUMMARY = /^ {2}summary:\s*(?:'[^']*'|"[^"]*"|`[^`]*`),\n/gm;

/** A module of the contract without the sentences of its calls. */
export const withoutSummaries = (code: string): MagicString =>
  new MagicString(code).replace(SUMMARY, '');

/** Leaves out of the browser's files what only the OpenAPI page tells of calls: the server makes it. */
export const endpointSummaries = (): Plugin => ({
  name: 'endpoint-summaries',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/[\\/]contract[\\/][^\\/]+\.ts$/.test(id)) return null;
    const edited = withoutSummaries(code);
    return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
  },
});
