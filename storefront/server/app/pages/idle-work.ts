import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** How often it is looked whether there is time, in milliseconds. */
const LOOKS_EVERY = 500;
/** The share of the time since the last look in which a process that is idle has answered requests. */
const IDLE_BELOW = 0.2;
/** How much may wait: what nobody has had time for so long is not worth its memory. */
const MOST_WAITING = 100;

/** The share of its time that this process was busy since it was last asked. */
function busyShare(): () => number {
  let last: EventLoopUtilization | undefined;
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = last ? performance.eventLoopUtilization(now, last) : { utilization: 1 };
    last = now;
    return utilization;
  };
}

/** Work that waits until nobody else does: one piece at a time, and none while requests keep the process busy. */
export class IdleWork {
  readonly #busy: () => number;
  readonly #waiting: (() => Promise<void>)[] = [];
  #looking: NodeJS.Timeout | undefined;
  #working = false;

  /** @param busy the share of its time that the process was busy since it was last asked, 0 to 1 */
  constructor(busy: () => number = busyShare()) {
    this.#busy = busy;
  }

  /** Does it when there is time, or never where too much waits already. @param work must not fail */
  add(work: () => Promise<void>): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(work);
    this.#looking ??= setInterval(() => void this.#look(), LOOKS_EVERY).unref();
  }

  async #look(): Promise<void> {
    if (this.#busy() > IDLE_BELOW || this.#working) return;
    this.#working = true;
    await this.#waiting.shift()?.();
    this.#working = false;
    if (this.#waiting.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }
}
