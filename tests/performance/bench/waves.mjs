/**
 * How many requests one after another stood between a touch and what it led to: each of them began when one before it
 * had ended, so that they cost at least that many times there and back.
 * @param {{ startTime: number, responseEnd: number }[]} fetched
 */
export function countWaves(fetched) {
  let waves = 0;
  let ended = Number.NEGATIVE_INFINITY;
  for (const { startTime, responseEnd } of fetched.toSorted(
    (a, b) => a.responseEnd - b.responseEnd,
  )) {
    if (startTime < ended) continue;
    waves += 1;
    ended = responseEnd;
  }
  return waves;
}
