import type { ComponentPropsWithRef } from 'react';
import { useEffect, useRef } from 'react';
import { holdKey } from './repeat.ts';

export interface KeyProps extends Omit<ComponentPropsWithRef<'button'>, 'onKeyDown'> {
  /** Whether it goes on acting while it is held. */
  repeats?: boolean;
  /** What it does; by hand or by key. */
  act: () => void;
  /** Gives the field its focus back; a press by hand must not take it away. */
  keepFocus: () => void;
}

/** One key of the keyboard: a real button, which a hand, a keyboard and a screen reader can press. */
export function Key({ repeats = true, act, keepFocus, ...rest }: KeyProps) {
  const letGo = useRef<() => void>(undefined);
  const byHand = useRef(false);
  const stop = () => {
    letGo.current?.();
    letGo.current = undefined;
  };
  useEffect(() => () => letGo.current?.(), []);

  return (
    <button
      type="button"
      tabIndex={-1}
      {...rest}
      onPointerDown={({ button }) => {
        if (button !== 0) return;
        byHand.current = true;
        stop();
        if (repeats) letGo.current = holdKey(act);
        else act();
      }}
      onMouseDown={(event) => {
        event.preventDefault();
        keepFocus();
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        // A press by hand has acted already; one by key or by a screen reader comes only here.
        if (!byHand.current) act();
        byHand.current = false;
      }}
    />
  );
}
