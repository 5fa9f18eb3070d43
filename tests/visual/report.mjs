import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { modes, viewports } from '../../.storybook/modes.mjs';
import { root } from '../../storefront/launch/process.mjs';
import { isOpen, whyUnacceptable } from './decisions.mjs';
import { replace } from './picture-files.mjs';

/** @typedef {import('./findings.mjs').Told & { id: number, pictures: import('./findings.mjs').View[] }} Listed */

/** Where the report of the last run lies, as one file. */
export const reportFile = join(root, '.cache/visual/report.html');

/** Where `npm run storybook` opens the workshop. */
const usualWorkshop = 'http://localhost:6006/';

const folder = fileURLToPath(new URL('report-page/', import.meta.url));
const part = (name) => readFileSync(join(folder, name), 'utf8');

/** The page's behaviour as one script, for a page that is one file can import nothing. */
async function script() {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rollupOptions: { input: join(folder, 'main.js'), output: { format: 'iife' } },
    },
  });
  return output[0].code;
}

/** What the workshop's toolbars are set to in a mode, as its address says it. */
function globalsOf(mode) {
  const { viewport, globals } = modes[mode] ?? modes.desktop;
  const set = viewport in viewports ? { 'viewport.value': viewport, ...globals } : globals;
  return Object.entries(set)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The address at which the workshop shows what a picture shows. */
function storyAddress(workshop, { name, kind }) {
  if (kind === 'removed' || !name.includes('--')) return undefined;
  const [story, mode] = name.split('.');
  return `${workshop}?path=/story/${story}&globals=${globalsOf(mode)}`;
}

const command = ({ name, kind }) =>
  `npm run test:visual -- --accept${kind === 'removed' ? '' : ` ${name}`}`;

/** What the page is told of a finding. */
const told = (finding, { workshop, review }) => ({
  ...finding,
  story: storyAddress(workshop, finding),
  acceptable: !whyUnacceptable(finding),
  command: !review && isOpen(finding) && !whyUnacceptable(finding) ? command(finding) : undefined,
});

/** Text within a script of the page, which no end of a script may stand in. */
const inScript = (text) => text.replaceAll('<', '\\u003c');

const embed = ({ id, pictures }) =>
  Object.entries(pictures).map(
    ([view, file]) =>
      `<script type="text/plain" id="${id}-${view}">${file.toString('base64')}</script>`,
  );

/**
 * The page that shows all that is not as it was, one finding at a time: side by side, laid over each other, with a slider
 * between before and now, and the difference at its own size.
 * @param {Listed[]} findings
 * @param {{ review: boolean, workshop?: string, embedded?: string[] }} options `review` pages take decisions, and ask for
 *   pictures where they are served; others have them `embedded`, as elements. `workshop` is the address that opens it.
 * @returns {Promise<string>} HTML
 */
export async function reportPage(findings, { review, workshop = usualWorkshop, embedded = [] }) {
  const report = { review, findings: findings.map((one) => told(one, { workshop, review })) };
  const parts = {
    STYLE: `<style>${part('page.css')}</style>`,
    REPORT: `<script type="application/json" id="report">${inScript(JSON.stringify(report))}</script>`,
    SCRIPT: `<script>${(await script()).replaceAll('</script', '<\\/script')}</script>`,
    PICTURES: embedded.join('\n'),
  };
  return Object.entries(parts).reduce(
    (page, [place, content]) => page.replace(`<!--${place}-->`, () => content),
    part('page.html'),
  );
}

/**
 * Writes the report as one file, which decides nothing.
 * @param {import('./findings.mjs').Packed[]} findings
 * @returns {Promise<string>} its path
 */
export async function writeReport(findings, path = reportFile) {
  const listed = findings.map((one, id) => ({ ...one, id, pictures: Object.keys(one.pictures) }));
  const embedded = findings.flatMap(({ pictures }, id) => embed({ id, pictures }));
  replace(path, await reportPage(listed, { review: false, embedded }));
  return path;
}

/** Drops the report of the last run. */
export const dropReport = () => rmSync(reportFile, { force: true });
