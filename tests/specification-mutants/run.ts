import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { type Proof, readStatements, type Statement } from '../architecture/specification.ts';
import { findBrowser } from '../runner/browser.mjs';
import { endChildren } from '../runner/child.mjs';
import { type Mutant, mutated } from './mutant.ts';
import { mutants } from './mutants.ts';
import { prove, quickestFirst } from './prove.ts';

const named = ({ path, name }: Proof) => `${path} › ${name}`;

/** Puts the mutant into its file while something is done, and takes it out whatever happens. */
async function withMutant<Result>(mutant: Mutant, work: () => Promise<Result>): Promise<Result> {
  const path = join(root, mutant.file);
  const sound = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, sound);
  writeFileSync(path, mutated(sound, mutant));
  const stopped = () => {
    restore();
    endChildren();
    process.exit(130);
  };
  process.once('SIGINT', stopped);
  process.once('SIGTERM', stopped);
  try {
    return await work();
  } finally {
    process.off('SIGINT', stopped);
    process.off('SIGTERM', stopped);
    restore();
  }
}

/** The proof that sees the mutant, if any does, and what the others said. */
async function judge(proofs: Proof[]): Promise<{ seen?: Proof; said: string[] }> {
  const said: string[] = [];
  for (const proof of quickestFirst(proofs)) {
    const verdict = await prove(proof);
    if (verdict === 'red') return { seen: proof, said };
    said.push(`${verdict}: ${named(proof)}`);
  }
  return { said };
}

function chosen(words: string[]): { statement: Statement; mutant: Mutant }[] {
  const statements = new Map(readStatements().map((one) => [one.text, one]));
  return mutants.flatMap((mutant) => {
    const statement = statements.get(mutant.statement);
    if (!statement) throw new Error(`The map has no statement “${mutant.statement}”.`);
    const wanted =
      words.length === 0 ||
      words.some((word) => mutant.statement.includes(word) || mutant.file.includes(word));
    return wanted ? [{ statement, mutant }] : [];
  });
}

/**
 * Breaks each behaviour once and runs the tests that the map of the specification names for it.
 * @param words parts of statements or of paths; none takes all
 * @returns the exit code: 0 where every mutant was seen
 */
export async function runMutants(words: string[]): Promise<number> {
  process.env.CHROME_PATH ??= findBrowser();
  const all = chosen(words);
  let unseen = 0;
  for (const [place, { statement, mutant }] of all.entries()) {
    const { seen, said } = await withMutant(mutant, () => judge(statement.proofs));
    if (!seen) unseen += 1;
    const result = seen ? `red    ${named(seen)}` : ['GREEN', ...said].join('\n         ');
    console.log(`${place + 1} of ${all.length}  ${statement.text}\n       ${result}`);
  }
  console.log(`${all.length - unseen} seen, ${unseen} not seen`);
  return unseen > 0 ? 1 : 0;
}
