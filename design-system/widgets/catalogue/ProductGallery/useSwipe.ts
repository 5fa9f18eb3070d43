import { type PointerEvent, useRef } from 'react';

/** How far a finger travels, in px, before it means the next picture. */
const ENOUGH = 40;

interface Swipe {
  /** Told that the finger pushed it away: `1` onward, `-1` back, as the text runs. */
  onStep: (way: 1 | -1) => void;
  /** Told that a second finger came down. */
  onPinch: () => void;
}

const push = ({ parentElement }: HTMLElement, distance: number) =>
  parentElement?.style.setProperty('--pushed', `${distance}px`);

/** Lets a finger push what is shown: the element's parent is told how far as `--pushed`. */
export function useSwipe({ onStep, onPinch }: Swipe) {
  const finger = useRef<{ id: number; from: number } | null>(null);

  const release = (element: HTMLElement) => {
    finger.current = null;
    push(element, 0);
  };

  return {
    onPointerDown({ pointerType, pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'touch') return;
      if (finger.current) {
        release(currentTarget);
        onPinch();
      } else {
        finger.current = { id: pointerId, from: clientX };
      }
    },
    onPointerMove({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (finger.current?.id !== pointerId) return;
      push(currentTarget, clientX - finger.current.from);
    },
    onPointerUp({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (finger.current?.id !== pointerId) return;
      const distance = clientX - finger.current.from;
      release(currentTarget);
      if (Math.abs(distance) < ENOUGH) return;
      const onward = getComputedStyle(currentTarget).direction === 'rtl' ? 1 : -1;
      onStep(Math.sign(distance) === onward ? 1 : -1);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
  };
}
