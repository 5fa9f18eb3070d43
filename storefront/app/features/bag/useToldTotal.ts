import { useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { tellStatusAtom } from '../../platform/status.ts';

/** How long a total rests before it is read out, in milliseconds: a quantity is often pressed several times. */
const RESTS_MS = 600;

/** Has a new total of the bag read out once it rests; the first is read with its page. */
export function useToldTotal({ label, value }: { label: string; value: string }): void {
  const tell = useSetAtom(tellStatusAtom);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    const timer = setTimeout(() => {
      told.current = value;
      tell(`${label}: ${value}.`);
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [label, value, tell]);
}
