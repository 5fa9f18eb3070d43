/**
 * What a loader asks for without waiting: the screen is shown meanwhile. Whoever has left by the time it
 * fails is told of no failure.
 */
export function asked<T>(coming: Promise<T>): { coming: Promise<T> } {
  coming.catch(() => undefined);
  return { coming };
}
