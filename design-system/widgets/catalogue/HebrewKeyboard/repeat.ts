/** A held key repeats after this many milliseconds, and then each {@link REPEATS_EACH} (specification, section 9). */
const REPEATS_AFTER = 500;
const REPEATS_EACH = 100;

/** Acts at once and again while a key is held. @returns the way to let go */
export function holdKey(act: () => void): () => void {
  act();
  let timer = setTimeout(function again() {
    act();
    timer = setTimeout(again, REPEATS_EACH);
  }, REPEATS_AFTER);
  return () => clearTimeout(timer);
}
