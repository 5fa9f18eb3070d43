import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** How much larger than the screen the buttons and keys make a picture. */
const STEPS = [1, 1.5, 2, 3, 4] as const;
const MOST = 4;

/** What a double click leads to. */
const CLOSE = 2;

/** How far a finger travels, in px, before it means the next picture. */
const ENOUGH = 60;

const spread = ([one, other]: TouchList): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/**
 * How much a picture is magnified: by steps, with two fingers, by a double click, or by a wheel with Ctrl.
 * What is magnified is moved about by scrolling; what is not, a finger pushes on to the next.
 */
export function useMagnifier(onStep: (way: 1 | -1) => void) {
  const stage = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const middle = useRef<[x: number, y: number]>([0.5, 0.5]);

  const magnify = (wanted: number) => {
    const element = stage.current;
    if (!element) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    middle.current = [
      (scrollLeft + clientWidth / 2) / scrollWidth,
      (scrollTop + clientHeight / 2) / scrollHeight,
    ];
    setScale(Math.max(1, Math.min(wanted, MOST)));
  };

  // What was in the middle of the screen stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture has grown when the scale has
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const [x, y] = middle.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
  }, [scale]);

  const pinchTo = useEffectEvent((factor: number) => magnify(scale * factor));
  const toggle = useEffectEvent(() => magnify(scale > 1 ? 1 : CLOSE));
  const push = useEffectEvent((distance: number) => {
    if (scale > 1 || Math.abs(distance) < ENOUGH) return;
    const document = stage.current?.parentElement;
    const onward = document && getComputedStyle(document).direction === 'rtl' ? 1 : -1;
    onStep(Math.sign(distance) === onward ? 1 : -1);
  });

  // React listens to fingers and wheels passively, which could not keep the browser from zooming the page.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let apart = 0;
    let from: number | undefined;
    const signal = new AbortController();
    const listening = { signal: signal.signal, passive: false };
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        apart = spread(touches);
        from = touches.length === 1 ? touches[0]?.clientX : undefined;
      },
      listening,
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const now = spread(event.touches);
        if (!now || !apart) return;
        event.preventDefault();
        pinchTo(now / apart);
        apart = now;
      },
      listening,
    );
    element.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const to = changedTouches[0]?.clientX;
        if (from !== undefined && to !== undefined) push(to - from);
        from = undefined;
      },
      listening,
    );
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        pinchTo(event.deltaY < 0 ? 1.1 : 1 / 1.1);
      },
      listening,
    );
    element.addEventListener('dblclick', toggle, listening);
    return () => signal.abort();
  }, []);

  const above = STEPS.find((step) => step > scale);
  const below = STEPS.findLast((step) => step < scale);
  return {
    stage,
    scale,
    closer: () => above && magnify(above),
    further: () => below && magnify(below),
    fit: () => magnify(1),
    canCloser: above !== undefined,
    canFurther: below !== undefined,
  };
}
