/**
 * Measures each address in turn, run after run, so that a slow minute of the machine falls on all alike. One turn goes
 * before and is not counted.
 * @template T
 * @param {Record<string, string>} addresses by name
 * @param {{ runs: number, what: string, measure: (address: string) => Promise<T> }} options
 * @returns {Promise<Map<string, T[]>>} by name
 */
export async function interleave(addresses, { runs, what, measure }) {
  const taken = new Map(Object.keys(addresses).map((name) => [name, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const measured = await measure(address);
      if (run > 0) taken.get(name).push(measured);
      console.log(`${what}: ${name}, ${run > 0 ? `run ${run} of ${runs}` : 'to warm up'}`);
    }
  }
  return taken;
}
