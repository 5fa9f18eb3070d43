const WIDTH = 10;

/**
 * Does one step and says in one line what came of it and how long it took.
 * @param {string} name
 * @param {() => Promise<string> | string} work answers with its outcome in a word or two
 */
export async function step(name, work) {
  const start = performance.now();
  const outcome = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(WIDTH)} ${outcome.padEnd(WIDTH)} ${seconds.padStart(6)} s`);
}
