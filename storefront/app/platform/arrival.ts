let shown: string | null = null;
let before: string | null = null;

/**
 * The path a shopper comes from while the next screen decides whether to let them in
 * (specification, section 2, Checkout group); null on the first page of a visit.
 */
export const arrivedFrom = (): string | null => shown;

/** The same for the screen at this path, noted already or not. */
export const arrivedAt = (pathname: string): string | null => (pathname === shown ? before : shown);

/** Notes the path that is now on screen. */
export function noteArrival(pathname: string): void {
  if (pathname === shown) return;
  before = shown;
  shown = pathname;
}
