import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../storefront/launch/process.mjs';
import { answerOf } from '../runner/usage.mjs';
import { readHouse } from './house.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Where a person reads of a command: words, workflows, and messages. */
const isRead = (path: string) =>
  /(\.(md|mdx|mjs|yml)|^\.ci\/.+|\.tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** A command as it stands in a sentence: to npm, only what follows two hyphens goes on. */
const COMMAND =
  /\b(?:npm (?:run (?:-s )?([\w:-]+)|(test|start))((?: --(?: [\w./:-]+)+)?)|node tests\/run\.mjs((?: [\w./:-]+)*))/g;

/** What is told to whoever gives a command that there is not. */
function faultOf([command, script, short, toNpm, toNode]: string[]): string | undefined {
  const name = script ?? short;
  if (name !== undefined && !name.endsWith(':') && !scripts[name])
    return `${command}: no such script`;
  const runner = name === undefined ? '' : (scripts[name] ?? '').split('tests/run.mjs')[1];
  if (runner === undefined) return undefined;
  const words = `${runner} ${toNpm ?? toNode}`.split(' ').filter(Boolean);
  const answer = answerOf(words);
  return answer?.code ? `${command}: ${answer.words.split('\n')[0]}` : undefined;
}

it('commands that words and messages recommend are there', () => {
  const told = readHouse()
    .filter(({ path }) => isRead(path))
    .flatMap(({ path }) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(COMMAND)].map((match) => ({
        path,
        match,
      })),
    );
  expect(told.length).toBeGreaterThan(30);
  const faults = told.flatMap(({ path, match }) => {
    const fault = faultOf([...match]);
    return fault ? [`${path}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});
