import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` once this much time has passed, not counting the time while it is held.
 * @param duration in milliseconds; a change of it does not start anew
 */
export function useCountdown(duration: number, held: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (held) return;
    const begun = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [held]);
}
