import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** How much of what is seen one step moves by. */
const STEP = 0.4;
/** From the whole height of the picture to close enough to read a spine. */
const ZOOMS = [1, 1.5, 2, 3] as const;
/** Where each arrow key looks: along and up or down, in steps. */
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far along the picture the keys to its ends go. */
const ENDS: Record<string, number> = { Home: 0, End: 1 };

/**
 * Looking about in a picture that is wider than its window. The window is a scroller, so that touch,
 * trackpad and wheel are the browser's own; this adds the keys, the mouse, places and zoom.
 */
export function usePanorama() {
  const view = useRef<HTMLElement>(null);
  const centre = useRef({ x: 0.5, y: 0.5 });
  const [step, setStep] = useState(0);
  const [dragging, setDragging] = useState(false);
  const zoom = ZOOMS[step] ?? 1;

  const look = (x: number, y: number) => {
    const node = view.current;
    node?.scrollBy({ left: x * STEP * node.clientWidth, top: y * STEP * node.clientHeight });
  };
  const lookAt = (x: number) => {
    const node = view.current;
    node?.scrollTo({ left: x * node.scrollWidth - node.clientWidth / 2 });
  };
  const zoomBy = (by: 1 | -1) => {
    const node = view.current;
    if (node) {
      centre.current = {
        x: (node.scrollLeft + node.clientWidth / 2) / node.scrollWidth,
        y: (node.scrollTop + node.clientHeight / 2) / node.scrollHeight,
      };
    }
    setStep(Math.min(Math.max(step + by, 0), ZOOMS.length - 1));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the middle of the view stays in the middle when the zoom changes
  useLayoutEffect(() => {
    const node = view.current;
    if (!node) return;
    const { x, y } = centre.current;
    node.scrollTo({
      left: x * node.scrollWidth - node.clientWidth / 2,
      top: y * node.scrollHeight - node.clientHeight / 2,
      behavior: 'instant',
    });
  }, [zoom]);

  const press = (key: string): boolean => {
    if (key in MOVES) look(...(MOVES[key] ?? [0, 0]));
    else if (key in ENDS) lookAt(ENDS[key] ?? 0);
    else if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else return false;
    return true;
  };

  return {
    view,
    zoom,
    zoomBy,
    look,
    lookAt,
    nearest: step === 0,
    closest: step === ZOOMS.length - 1,
    dragging,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (press(event.key)) event.preventDefault();
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      },
      onPointerMove: (event: PointerEvent) => {
        if (dragging) {
          view.current?.scrollBy({
            left: -event.movementX,
            top: -event.movementY,
            behavior: 'instant',
          });
        }
      },
      onPointerUp: () => setDragging(false),
      onPointerCancel: () => setDragging(false),
    },
  };
}
