import { Refused } from '../runner/refused.mjs';
import { openCamera } from './camera.mjs';
import { progress } from './progress.mjs';
import { withTimeout } from './time-limit.mjs';

const WORKERS = 5;

const BROWSER_ENDED =
  'The browser ended in the middle of the run: run the tests again; nothing that was kept is lost.';

/** Of the longest play on the busiest machine several times as much. */
const VISIT_ENDS_WITHIN_MS = 180_000;
/** The same for a picture that differs: it is taken anew in no hurry, and drawn as a finding. */
const PICTURE_ENDS_WITHIN_MS = 30_000;

const limitOf = ({ pictures = [] }) =>
  VISIT_ENDS_WITHIN_MS + pictures.length * PICTURE_ENDS_WITHIN_MS;
/** A browser that answers closes in less than a second. */
const CLOSES_WITHIN_MS = 15_000;

const silentAt = (what) =>
  new Refused(
    `The browser does not answer any more at ${what}: run the tests again; nothing that was kept is lost.`,
  );

/**
 * Waits for what a browser does, as long as it is there and answers.
 * @template T
 * @param {import('playwright').Browser} chromium
 * @param {string} what it does, in words
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Refused} when the browser ends, or does not answer
 */
export async function whileItAnswers(chromium, what, work) {
  try {
    const done = await withTimeout(
      work().then((result) => ({ result })),
      VISIT_ENDS_WITHIN_MS,
    );
    if (!done) throw silentAt(what);
    return done.result;
  } catch (error) {
    throw chromium.isConnected() ? error : new Refused(BROWSER_ENDED);
  }
}

/** Closes a browser; one that does not even answer to that ends with this process. @param {import('playwright').Browser} chromium */
export const closeBrowser = (chromium) => withTimeout(chromium.close(), CLOSES_WITHIN_MS);

/**
 * Makes all visits, several at a time, each worker with a camera of its own. One at which the browser stops answering is made
 * once more, with another camera.
 * @template {{ story: string, pictures?: unknown[] }} V
 * @template F
 * @param {V[]} visits
 * @param {{ chromium: import('playwright').Browser, origin: string, script?: string, label: string, open?: () => ReturnType<typeof openCamera> }} tools `script` runs in
 *   the page beside the stories, `label` stands before how many are done, `open` opens a camera
 * @param {(visit: V, camera: Awaited<ReturnType<typeof openCamera>>) => Promise<F[]>} make
 * @returns {Promise<F[]>} what was found
 * @throws {Refused} when the browser ends, or does not answer again
 */
export async function makeAll(visits, tools, make) {
  const { chromium, origin, script, label } = tools;
  const { open = () => openCamera(chromium, origin, { script }) } = tools;
  const queue = [...visits];
  const tick = progress(label, visits.length);

  /** Makes a visit with another camera than the one that is not answered any more. */
  async function makeAgain(visit, camera) {
    console.log(`The browser stopped answering at ${visit.story}, which is visited once more.`);
    // What does not answer may not even close.
    void camera.close().catch(() => undefined);
    const other = await withTimeout(open(), VISIT_ENDS_WITHIN_MS);
    const found = other && (await withTimeout(make(visit, other), limitOf(visit)));
    if (!found) throw silentAt(visit.story);
    return { found, camera: other };
  }

  async function work() {
    let camera = await whileItAnswers(chromium, 'the first story', open);
    const findings = [];
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      let found = await withTimeout(make(visit, camera), limitOf(visit));
      if (!found) ({ found, camera } = await makeAgain(visit, camera));
      // Then what was found is that it ended, whatever the story is like.
      if (!chromium.isConnected()) throw new Error(`The browser ended at ${visit.story}.`);
      findings.push(...found);
      tick();
    }
    await withTimeout(camera.close(), CLOSES_WITHIN_MS);
    return findings;
  }

  const found = await Promise.all(Array.from({ length: WORKERS }, work)).catch((error) => {
    throw chromium.isConnected() ? error : new Refused(BROWSER_ENDED);
  });
  return found.flat();
}
