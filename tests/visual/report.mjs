import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../storefront/launch/process.mjs';
import { encode } from './picture.mjs';

/** The page's own style and behaviour, written into it so that it is one file. */
const part = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function image(label, picture) {
  if (!picture) return '';
  const data = (await encode(picture)).toString('base64');
  return `<figure data-picture="${label}"><figcaption>${label}</figcaption><img alt="${label}" src="data:image/webp;base64,${data}"></figure>`;
}

const command = (name) => `npm run test:visual -- --accept ${name}`;

async function section({ name, kind, why, baseline, actual, diff }) {
  const images = await Promise.all([
    image('before', baseline),
    image('now', actual),
    image('difference', diff),
  ]);
  const accept = kind === 'removed' ? 'npm run test:visual -- --accept' : command(name);
  return `<section data-kind="${kind}" data-view="side">
<h2>${escaped(name)}</h2><p>${kind}: ${escaped(why)}</p><p><code>${escaped(accept)}</code></p>
${baseline && actual ? part('report-views.html') : ''}<div class="pictures">${images.join('')}</div></section>`;
}

function filters(findings) {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const boxes = kinds.map((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return `<label><input type="checkbox" name="kind" value="${kind}" checked> ${kind} (${count})</label>`;
  });
  return `<fieldset><legend>Show</legend>${boxes.join(' ')}</fieldset>`;
}

/**
 * Writes all that is not as it was into one page: side by side, laid over each other, or with a
 * slider between before and now.
 * @param {{ name: string, kind: 'changed' | 'new' | 'removed' | 'flaky' | 'broken', why: string }[]} findings
 * @returns {Promise<string>} its path
 */
export async function writeReport(findings) {
  const sections = [];
  for (const finding of findings) sections.push(await section(finding));
  const folder = join(root, '.cache/visual');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'report.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that are not as they were</title><style>${part('report.css')}</style>
<h1>${findings.length} pictures are not as they were</h1>${filters(findings)}${sections.join('\n')}
<script type="module">${part('report-page.js')}</script></html>`,
  );
  return path;
}
