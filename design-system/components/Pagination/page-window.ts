/** Pages shown on either side of the current one. */
const reach = 1;

/**
 * The page numbers to offer: the first, the last, and those about the current one. A `null` stands
 * for pages left out, and never for a single page.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) <= reach ||
      (number === 2 && page === reach + 3) ||
      (number === pages - 1 && page === pages - reach - 2),
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
