import { type KeyboardEvent, useState } from 'react';
import type { Choice } from './suggestions.ts';

interface ChoicesActions {
  /** Whether the list is open from the start. */
  initiallyOpen?: boolean;
  /** Told the choice that was taken. */
  onChoose: (choice: Choice) => void;
  /** Told to search for what was typed. */
  onSearch: () => void;
  /** Told to take away what was typed. */
  onClear: () => void;
}

/**
 * Which choice the keys have reached, after the APG's editable combobox: arrows go round the list and
 * open it, Enter takes the choice or searches, Escape closes the list, then clears the field.
 */
export function useChoices(
  choices: Choice[],
  { initiallyOpen = false, onChoose, onSearch, onClear }: ChoicesActions,
) {
  const [open, setOpen] = useState(initiallyOpen);
  const [reached, setReached] = useState(-1);
  const active = open && reached < choices.length ? reached : -1;

  function close(): void {
    setOpen(false);
    setReached(-1);
  }

  function go(step: 1 | -1): void {
    setOpen(true);
    // One place more than there are choices: in it, the keys are back in the field.
    const places = choices.length + 1;
    setReached(((active + 1 + step + places) % places) - 1);
  }

  function take(choice: Choice): void {
    close();
    onChoose(choice);
  }

  function takeOrSearch(): void {
    const choice = choices[active];
    if (choice) {
      take(choice);
      return;
    }
    close();
    onSearch();
  }

  const strokes = new Map<string, () => void>([
    ['ArrowDown', () => go(1)],
    ['ArrowUp', () => go(-1)],
    ['Enter', takeOrSearch],
    ['Escape', open ? close : onClear],
  ]);

  function hear(event: KeyboardEvent): void {
    const stroke = event.nativeEvent.isComposing ? undefined : strokes.get(event.key);
    if (!stroke) return;
    event.preventDefault();
    stroke();
  }

  return { open, active, hear, take, close, show: () => setOpen(true) };
}
