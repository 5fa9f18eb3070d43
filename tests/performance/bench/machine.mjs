import { cpus, release, totalmem } from 'node:os';

const ROUNDS = 10;
const STEPS = 20_000_000;

/** Arithmetic that no memory and no library takes part in. */
function calculate() {
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = (Math.imul(value, 48_271) + step) | 0;
  return value;
}

/** Milliseconds of one fixed calculation, the fastest of ten: machines of one name differ by half. */
function timeCalculation() {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    calculate();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** What a section was measured on, for the line above its figures. */
export function describeMachine() {
  const model = cpus()[0]?.model ?? 'processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model} (${timeCalculation().toFixed(0)} ms for a fixed calculation), ${memory} GB, Linux ${release()}, Node ${process.version}`;
}
