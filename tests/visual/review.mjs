import { decisionsOn, isOpen } from './decisions.mjs';
import { lineOf, readFindings, storedFindings } from './findings.mjs';
import { openAddress } from './open-address.mjs';
import { countsSaid, serveReview } from './review-server.mjs';
import { serveStorybook } from './storybook.mjs';

/** The findings of the last run that somebody must decide about, if there are any. */
export function waitingFindings() {
  const kept = readFindings();
  return kept?.findings.some(isOpen) ? kept : undefined;
}

/** Waits for Ctrl+C, which reaches a script that the test runner started as SIGTERM. */
const stopped = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });

/** Lets a person decide, on a page of their own, until they are done. */
async function decideOn(kept, browser) {
  const decisions = decisionsOn(kept, { folder: storedFindings, browser });
  const workshop = await serveStorybook();
  const places = { folder: storedFindings, workshop: `${workshop.origin}/index.html` };
  const { address, ended, close } = await serveReview(decisions, places);
  console.log(`Review ${kept.findings.length} findings at ${address}`);
  openAddress(address);
  console.log('Done on that page, or Ctrl+C here, ends it.');
  await Promise.race([ended, stopped()]);
  close();
  workshop.close();
  console.log(countsSaid(decisions.counts()));
}

/**
 * Opens a review of what the last run has left, and waits for its end.
 * @param {{ passed: number, failed: number, failures?: string[] }} outcome of the run
 * @param {string} browser path of the one that drew the pictures
 * @returns {Promise<{ passed: number, failed: number, failures?: string[] }>} what is accepted is no failure any more
 */
export async function reviewed(outcome, browser) {
  const kept = outcome.failed > 0 ? waitingFindings() : undefined;
  if (!kept) return outcome;
  await decideOn(kept, browser);
  const accepted = new Set(
    kept.findings.filter(({ decision }) => decision === 'accepted').map(lineOf),
  );
  const failures = outcome.failures.filter((line) => !accepted.has(line));
  return { passed: outcome.passed + accepted.size, failed: failures.length, failures };
}
