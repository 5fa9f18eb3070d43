import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../runner/refused.mjs';
import { foundBy, publish, summaryOf } from './pull-request.mjs';

const address = 'https://example.test/pull/7';

const finding = (
  id: number,
  name: string,
  kind: 'changed' | 'new' | 'broken',
  views = ['now'],
) => ({
  id,
  name,
  kind,
  why: '34 pixels differ',
  pictures: views as ('before' | 'now' | 'difference')[],
});
const all = ['before', 'now', 'difference'];
const findings = [
  finding(0, 'widgets-bagline--full.dark', 'changed', all),
  finding(1, 'widgets-bagline--full.desktop', 'changed', all),
  finding(2, 'components-button--quiet.desktop', 'new'),
  { ...finding(3, 'components-button--busy.desktop', 'broken', []), why: 'expected | <b>' },
];

describe('what a pull request is told of its pictures', () => {
  it('is that all are as they were, and where the workshop is', () => {
    expect(summaryOf({ findings: [] }, address)).toBe(
      `## Pictures\n\nAll are as they were. [The workshop of this pull request](${address}/workshop/).\n`,
    );
  });

  it('counts them by component and kind', () => {
    const said = summaryOf({ findings }, address);
    expect(said).toContain('## Pictures: 4 are not as they were');
    expect(said).toContain('| components-button |  | 1 |  | 1 |  |');
    expect(said).toContain('| widgets-bagline | 2 |  |  |  |  |');
    expect(said).toContain(`(${address}/report.html)`);
  });

  it('shows the first by the addresses of their pictures', () => {
    const said = summaryOf({ findings }, address);
    expect(said).toContain(
      `| ![before](${address}/pictures/0-before.webp) | ![now](${address}/pictures/0-now.webp) | ![difference](${address}/pictures/0-difference.webp) |`,
    );
    expect(said).toContain('1 more are in the report.');
    expect(said).not.toContain('data:');
  });

  it('shows no more than a few', () => {
    const many = Array.from({ length: 900 }, (_, id) => finding(id, `a--${id}.desktop`, 'new'));
    const said = summaryOf({ findings: many }, address);
    expect(said.match(/!\[/g)).toHaveLength(6);
    expect(said).toContain('894 more are in the report.');
  });

  it('shows a message as it is, whatever stands in it', () => {
    const message = { ...finding(0, 'a--b.desktop', 'new'), why: 'expected | <b>\nto be' };
    expect(summaryOf({ findings: [message] }, address)).toContain(
      'new: expected \\| \\<b\\> to be',
    );
  });
});

describe('a pull request whose pictures were not compared', () => {
  const none = () => undefined;
  const refused = { passed: 0, failed: 1, failures: ['The browser ended | in the middle.'] };
  const compared = { passed: 9, failed: 0, failures: [], compared: 9 };

  it.each([
    ['a run that never began, or was killed', undefined, 'its log says why'],
    ['a run that was refused', refused, 'The browser ended \\| in the middle.'],
  ])('is told so after %s', (_, outcome, why) => {
    const said = summaryOf(foundBy(outcome, none), address);
    expect(said).toMatch(/^## Pictures: none were compared/);
    expect(said).toContain(why);
    expect(said).not.toContain('as they were');
  });

  it('is told so where what was found is damaged', () => {
    const damaged = () => {
      throw new Refused('findings.json is damaged: delete it.');
    };
    expect(foundBy(compared, damaged)).toEqual({ why: 'findings.json is damaged: delete it.' });
  });

  it('is none whose run found nothing', () => {
    expect(foundBy(compared, none)).toEqual({ findings: [] });
    expect(foundBy(compared, () => ({ findings }))).toEqual({ findings });
  });
});

describe('what is published', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'pull-request-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('is the summary, the report and the pictures that it shows', () => {
    for (const [id, views] of [
      [0, all],
      [1, all],
      [2, ['now']],
    ] as const)
      for (const view of views) writeFileSync(join(home, `${id}-${view}.webp`), view);
    const report = join(home, 'last.html');
    writeFileSync(report, 'all');
    const into = join(home, 'published');
    publish({ findings }, { into, address, from: home, report });
    expect(readFileSync(join(into, 'pictures/0-difference.webp'), 'utf8')).toBe('difference');
    expect(readFileSync(join(into, 'report.html'), 'utf8')).toBe('all');
    expect(readFileSync(join(into, 'summary.md'), 'utf8')).toBe(summaryOf({ findings }, address));
  });

  it('is no report of a run before, where no pictures were compared', () => {
    const report = join(home, 'last.html');
    writeFileSync(report, 'old');
    const into = join(home, 'published');
    publish({ why: 'The disk is full.' }, { into, address, from: home, report });
    expect(existsSync(join(into, 'report.html'))).toBe(false);
    expect(readFileSync(join(into, 'summary.md'), 'utf8')).toContain('The disk is full.');
  });

  it('is nothing where no pull request asks', () => {
    const script = fileURLToPath(new URL('pull-request.mjs', import.meta.url));
    const into = join(home, 'published');
    const env = { PATH: process.env.PATH };
    const said = execFileSync(process.execPath, [script, into, address], { env, encoding: 'utf8' });
    expect(said).toMatch(/^Nothing was written/);
    expect(existsSync(into)).toBe(false);
  });
});
