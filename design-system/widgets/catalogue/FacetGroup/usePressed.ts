import { useState } from 'react';
import type { FacetOption } from './facet.ts';

const setIn = (options: FacetOption[]) =>
  options.filter(({ selected }) => selected).map(({ value }) => value);

/**
 * The options with what was just pressed. A list that is asked for anew is drawn when there is time for it; the
 * tick does not wait, and what is set from then on counts.
 */
export function usePressed(options: FacetOption[]) {
  const set = setIn(options).join();
  const [pressed, setPressed] = useState<{ of: string; values: string[] }>();
  if (pressed && pressed.of !== set) setPressed(undefined);
  return {
    options: pressed
      ? options.map((option) => ({ ...option, selected: pressed.values.includes(option.value) }))
      : options,
    press: (values: string[]) => setPressed({ of: set, values }),
  };
}
