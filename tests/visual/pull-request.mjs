import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOutcome } from '../runner/tools.mjs';
import { findingPicture, readFindings, storedFindings } from './findings.mjs';
import { reportFile } from './report.mjs';

/** @typedef {import('./findings.mjs').Kept} Kept */

/** Of how many findings a pull request shows the pictures: the report has them all. */
const SHOWN = 6;

const kinds = ['changed', 'new', 'removed', 'broken', 'flaky'];
const views = ['before', 'now', 'difference'];

/** Where a finding's picture is published, from the root of what is. */
const pathOf = (id, view) => `pictures/${id}-${view}.webp`;

/** What would end a cell, or begin markup, is shown as it is. */
const plain = (text) => text.replaceAll(/[\\|<>`*_[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** How many findings of each kind each component has. */
function counts(findings) {
  const components = [...new Set(findings.map(({ name }) => name.split('--')[0]))].toSorted();
  const number = (name, kind) =>
    findings.filter((one) => one.name.split('--')[0] === name && one.kind === kind).length || '';
  const rows = components.map((name) => [plain(name), ...kinds.map((kind) => number(name, kind))]);
  return table(['component', ...kinds], rows);
}

/** A finding with its pictures side by side. */
function shown({ id, name, kind, why, pictures }, address) {
  const seen = views.filter((view) => pictures.includes(view));
  const cells = seen.map((view) => `![${view}](${address}/${pathOf(id, view)})`);
  return [`### ${plain(name)}`, `${kind}: ${plain(why)}`, table(seen, [cells])].join('\n\n');
}

const firstOf = (findings) =>
  findings.filter(({ pictures }) => pictures.length > 0).slice(0, SHOWN);

/**
 * What a run found of the pictures; where none could be compared, `why`.
 * @typedef {{ findings: Kept[], why?: undefined } | { why: string }} Found
 */

/**
 * What the last run found.
 * @param {Omit<import('../runner/tools.mjs').Outcome, 'said'> | undefined} outcome of it, if it came to its end
 * @param {() => { findings: Kept[] } | undefined} read its findings
 * @returns {Found}
 */
export function foundBy(outcome, read) {
  if (!outcome) return { why: 'The run did not come so far; its log says why.' };
  if (!outcome.compared) return { why: outcome.failures?.[0] ?? 'The run asked for none.' };
  try {
    return { findings: read()?.findings ?? [] };
  } catch (error) {
    return { why: error.message };
  }
}

/**
 * What a pull request is told of its pictures, in Markdown: how many are not as they were, the first of them, and where all
 * of them and the workshop are.
 * @param {Found} found
 * @param {string} address of what {@link publish} has written, without a slash at its end
 */
export function summaryOf({ findings, why }, address) {
  const workshop = `[The workshop of this pull request](${address}/workshop/)`;
  if (why !== undefined)
    return `## Pictures: none were compared\n\n${plain(why)}\n\n${workshop}.\n`;
  if (findings.length === 0) return `## Pictures\n\nAll are as they were. ${workshop}.\n`;
  const more = findings.length - firstOf(findings).length;
  const said = [
    `## Pictures: ${findings.length} are not as they were`,
    `[The report, with all of them](${address}/report.html) · ${workshop}`,
    'The check fails until somebody has looked at them, kept those that are meant (`npm run test:visual -- --review`), and pushed them.',
    counts(findings),
    ...firstOf(findings).map((finding) => shown(finding, address)),
    ...(more > 0 ? [`${more} more are in the report.`] : []),
  ];
  return `${said.join('\n\n')}\n`;
}

/**
 * Lays what a pull request shows into a folder that is published: the summary, the report and the first pictures.
 * @param {Found} found
 * @param {{ into: string, address: string, from?: string, report?: string }} places `address` at which `into` is published;
 *   the folder of the findings, and the file of the report, where they are not those of the last run
 */
export function publish(found, { into, address, from = storedFindings, report = reportFile }) {
  mkdirSync(join(into, 'pictures'), { recursive: true });
  for (const { id, pictures } of firstOf(found.findings ?? []))
    for (const view of pictures)
      copyFileSync(findingPicture(from, id, view), join(into, pathOf(id, view)));
  if (found.findings && existsSync(report)) copyFileSync(report, join(into, 'report.html'));
  writeFileSync(join(into, 'summary.md'), summaryOf(found, address));
}

function main([into, address]) {
  if (!process.env.GITHUB_ACTIONS) {
    console.log('Nothing was written: only a pull request on GitHub is told of its pictures.');
    return;
  }
  const found = foundBy(readOutcome('stories'), readFindings);
  publish(found, { into, address: address.replace(/\/$/, '') });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
