import { openCamera } from './camera.mjs';
import { progress } from './progress.mjs';
import { Refused } from './refused.mjs';

const WORKERS = 3;

/**
 * Makes all visits, several at a time, each worker with a camera of its own.
 * @template V, F
 * @param {V[]} visits
 * @param {{ chromium: import('playwright').Browser, origin: string, script?: string, label: string }} tools `script` runs in
 *   the page beside the stories, `label` stands before how many are done
 * @param {(visit: V, camera: Awaited<ReturnType<typeof openCamera>>) => Promise<F[]>} make
 * @returns {Promise<F[]>} what was found
 * @throws {Refused} when the browser ends
 */
export async function makeAll(visits, { chromium, origin, script, label }, make) {
  const queue = [...visits];
  const tick = progress(label, visits.length);

  async function work() {
    const camera = await openCamera(chromium, origin, { script });
    const findings = [];
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      if (!chromium.isConnected())
        throw new Refused(
          'The browser ended in the middle of the run; nothing that was kept is lost.',
        );
      findings.push(...(await make(visit, camera)));
      tick();
    }
    await camera.close();
    return findings;
  }

  const found = await Promise.all(Array.from({ length: WORKERS }, work));
  return found.flat();
}
