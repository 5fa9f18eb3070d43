/** A task that is asked for more often than it is done. */
export interface Spaced {
  /** Has it done: at once where it has rested long enough, else as soon as it has; asked for twice, it is done once. */
  ask: () => void;
  /** What was asked for and has not begun is not done any more. */
  stop: () => void;
}

/**
 * Spaces a task, so that it is never done twice at the same time.
 * @param apart milliseconds between the end of one time and the beginning of the next
 */
export function spaced(task: () => Promise<unknown>, apart: number): Spaced {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let wanted = false;
  let stopped = false;

  const rested = () => {
    resting = undefined;
    busy = false;
    if (wanted) run();
  };
  function run(): void {
    wanted = false;
    busy = true;
    const rest = () => {
      if (!stopped) resting = setTimeout(rested, apart);
    };
    task().then(rest, rest);
  }
  return {
    ask: () => {
      wanted = true;
      if (!busy && !stopped) run();
    },
    stop: () => {
      clearTimeout(resting);
      stopped = true;
    },
  };
}
