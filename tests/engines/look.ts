import type { Place } from './browser.ts';

/** What a person looks for: a thing of some kind, by what it is called. */
export interface Wanted {
  role: string;
  name?: string | RegExp;
  level?: number;
  /** What it is a part of. */
  within?: Wanted;
}

/** What is looked for, for whoever reads that it was not seen. */
export const inWords = ({ role, name = '', within }: Wanted): string =>
  `${role} ${name}${within ? ` in ${inWords(within)}` : ''}`;

/** A thing that is looked for, as it can be sent to a page. */
type Sent = { role: string; level?: number; exact?: string; pattern?: string; flags?: string };

/** The thing after all that it is a part of, the outermost first. */
export function sent({ role, name, level, within }: Wanted): Sent[] {
  const called =
    name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { exact: name };
  return [...(within ? sent(within) : []), { role, level, ...called }];
}

/** What is seen of the first thing that fits. */
export type Seen = {
  found: boolean;
  text: string;
  /** What it says itself that it is called. */
  label: string;
  value: string;
  checked: boolean;
  focused: boolean;
  /** Whether the focus is on it, or on a part of it. */
  holdsFocus: boolean;
  enabled: boolean;
  /** Where a hand reaches it, unless something lies over it. */
  place: Place | null;
};

/**
 * Looks for something, in the page.
 * @param scroll whether it is brought to the middle of the window
 * @returns nothing where Testing Library is not in the page yet
 */
export function look(path: Sent[], scroll: boolean): Seen | null {
  const library: typeof import('@testing-library/dom') | undefined = Reflect.get(
    window,
    'TestingLibraryDom',
  );
  if (!library) return null;
  const fitting = path.reduce<HTMLElement[]>(
    (places, { role, level, exact, pattern, flags }) => {
      const name = pattern === undefined ? exact : new RegExp(pattern, flags);
      return places.flatMap((place) => library.queryAllByRole(place, role, { level, name }));
    },
    [document.body],
  );
  const [first] = fitting;
  const control =
    first instanceof HTMLInputElement || first instanceof HTMLSelectElement ? first : undefined;
  const reach = (element: Element): Place[] => {
    if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const upper = document.elementFromPoint(place.x, place.y);
    return element.contains(upper) ? [place] : [];
  };
  // What is drawn in place of a control is its label's.
  const handles = [first, ...(control?.labels ?? [])].filter((handle) => handle !== undefined);
  return {
    found: first !== undefined,
    text: first?.textContent ?? '',
    label: first?.getAttribute('aria-label') ?? '',
    value: control?.value ?? '',
    checked: control instanceof HTMLInputElement && control.checked,
    focused: first !== undefined && first === document.activeElement,
    holdsFocus: first?.contains(document.activeElement) ?? false,
    enabled: first !== undefined && !first.matches(':disabled, [aria-disabled="true"]'),
    place: handles.flatMap(reach)[0] ?? null,
  };
}
