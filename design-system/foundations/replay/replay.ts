import { type Ref, type RefCallback, useCallback } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The browser's own way to set a field, beneath what React has put over it. */
function ownSetter(kind: object | null): ((value: string) => void) | undefined {
  if (kind === null) return undefined;
  const own = Object.getOwnPropertyDescriptor(kind, 'value')?.set;
  return own ?? ownSetter(Object.getPrototypeOf(kind));
}

/** A script that sets a field goes past whoever follows it: this is as if it were typed or chosen. */
export function typeInto(field: Field, value: string): void {
  ownSetter(Object.getPrototypeOf(field))?.call(field, value);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Says of a field what the shopper has made of it, as if it were made of it now. */
function replayField(field: Field): () => void {
  if (isBox(field)) {
    const { checked } = field;
    return () => {
      if (checked === field.defaultChecked) return;
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    // React takes what it finds in a field for what it has heard of.
    if ('defaultValue' in field) field.value = field.defaultValue;
    typeInto(field, value);
  };
}

/** Parts that the server drew and React has not taken over yet. */
const dehydrated = new Set<object>();
const waiting = new Set<() => void>();

/** A part of the page that React takes over after the rest; another address has it drawn anew, and loses what was used in it. */
export interface DehydratedPart {
  /** Once the page around it has been taken over. @returns what to call when the part goes */
  begin: () => () => void;
  /** Once the part itself has been. */
  end: () => void;
}

/** Tells of a part that sleeps longer than the page around it: what leads to another page waits for it. */
export function dehydratedPart(): DehydratedPart {
  const part = {};
  let over = false;
  const end = () => {
    over = true;
    if (!dehydrated.delete(part) || dehydrated.size > 0) return;
    for (const act of waiting) setTimeout(act);
    waiting.clear();
  };
  const begin = () => {
    // Where nothing had to be waited for, a part is taken over before what is around it.
    if (!over) dehydrated.add(part);
    return end;
  };
  return { begin, end };
}

/** Waits until the whole page has been taken over. */
const whenHydrated = (act: () => void) =>
  setTimeout(() => {
    if (dehydrated.size === 0) act();
    else waiting.add(act);
  });

/** Waits until the page has drawn what it was told of in this moment. */
const whenDrawn = (act: () => void) => setTimeout(() => setTimeout(act));

/** What was done before, for an element that React takes over now. */
function takeOver(node: Element) {
  const early = typeof window === 'undefined' ? undefined : window.earlyUse;
  if (!early || early.hydrated.has(node)) return undefined;
  early.hydrated.add(node);
  return early;
}

/**
 * The `ref` of every field, button and form that the server draws. Once React has taken it over, the screen hears of
 * what was typed, chosen, pressed or sent before.
 */
export function replay(node: Element | null): void {
  const early = node && takeOver(node);
  if (!early) return;
  if (node instanceof HTMLFormElement) {
    const button = early.sent.get(node);
    if (early.sent.delete(node)) whenDrawn(() => node.requestSubmit(button));
  } else if (early.touched.delete(node)) {
    if (node instanceof HTMLButtonElement) whenDrawn(() => node.click());
    else setTimeout(replayField(node as Field));
  }
}

/**
 * The same for a field that leads to another address when it is changed: the screen hears of it once the whole page
 * has been taken over, unless it has heard of a later change by then. Until then it stays noted, for the browser to lead
 * there where a part will not come.
 */
export function replayNavigation(node: HTMLInputElement | HTMLSelectElement | null): void {
  if (!node) return;
  const touched = takeOver(node)?.touched;
  if (!touched?.has(node)) return;
  const tell = replayField(node);
  node.addEventListener('change', () => touched.delete(node), { once: true });
  whenHydrated(() => touched.delete(node) && tell());
}

/** The same for a component that hands its `ref` on. */
export function useReplay<T extends Element>(ref: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      replay(node);
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [ref],
  );
}
