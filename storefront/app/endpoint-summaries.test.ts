import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutSummaries } from './endpoint-summaries.ts';

const contract = new URL('../contract/', import.meta.url);
const modules = readdirSync(contract)
  .filter((file) => /^[^.]+\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, contract), 'utf8'));

test('a call without its sentence is what it was', () => {
  const call = (sentence: string) =>
    `endpoint({\n  path: '/api/a',\n${sentence}  status: 200,\n});\n`;
  for (const sentence of [
    "  summary: 'Asks.',\n",
    "  summary:\n    'Asks for the shop’s letters.',\n",
    '  summary: "Asks for the shop\'s letters.",\n',
  ])
    expect(withoutSummaries(call(sentence)).toString()).toBe(call(''));
});

test('no call of the contract keeps one', () => {
  const declared = modules.filter((code) => code.includes('= endpoint({'));
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.map((code) => withoutSummaries(code).toString()).join()).not.toMatch(
    /^ +summary:\s*['"`]/m,
  );
});
