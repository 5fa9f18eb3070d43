import { vi } from 'vitest';

/** Lets a simulated browser, which lays nothing out, say of all that is watched whether it is near the screen. */
export function simulateNear(isIntersecting: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );
}
