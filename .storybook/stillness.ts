/** Longer than any overlay takes to leave (ms). */
const LIMIT = 5_000;
/** How often one looks (ms): by the clock, as a page that is not drawn has no frames to count. */
const ASKED_EVERY = 16;

/** Whether an overlay is still on its way out: faint, yet with its guards of focus in the page. */
const isLeaving = () => document.querySelector('[data-ending-style]') !== null;

/** Waits until what closes is gone: what is looked at after a story must not be half an overlay. */
export async function waitForStillness() {
  const end = performance.now() + LIMIT;
  while (isLeaving() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
  }
}
