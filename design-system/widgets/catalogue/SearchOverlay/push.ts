/** One push of the row of products: so far, in px, within so long, in ms (specification, section 9). */
const STEP = 300;
const WITHIN = 100;

/** Pushes a row of products along, `1` onward and `-1` back; at once where motion is not wanted. */
export function pushRow(row: HTMLElement, way: 1 | -1): void {
  const onward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const from = row.scrollLeft;
  const distance = way * onward * STEP;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = from + distance;
    return;
  }
  const start = performance.now();
  requestAnimationFrame(function move(now) {
    const part = Math.min(1, (now - start) / WITHIN);
    row.scrollLeft = from + distance * part;
    if (part < 1) requestAnimationFrame(move);
  });
}
