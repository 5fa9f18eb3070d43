/**
 * Waits for what somebody else may never end.
 * @template T
 * @param {Promise<T>} work
 * @param {number} ms how long to wait for it
 * @returns {Promise<T | undefined>} what came of it; nothing when it has not ended by then
 */
export function withTimeout(work, ms) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
