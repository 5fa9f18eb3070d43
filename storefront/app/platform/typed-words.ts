import { typeInto } from '@otzar/design-system/foundations/replay';
import * as v from 'valibot';
import { LEAVING } from './stale-build.ts';
import { leaveInTab, takeFromTab } from './tab-note.ts';

const KEY = 'otzar:typed';
/** How long what was typed is good for, in milliseconds: the page is loaded again at once. */
const HOLDS = 60_000;
/** How long a page may take to show its fields again, in milliseconds. */
const WAIT = 20_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SavedPage = v.object({
  /** The address of the page, without its origin. */
  page: v.string(),
  at: v.number(),
  controls: v.array(
    v.object({ name: v.string(), nth: v.number(), value: v.string(), checked: v.boolean() }),
  ),
});
type SavedPage = v.InferOutput<typeof SavedPage>;

/** Nothing of these is kept anywhere, not for a moment either; `data-secret` is on codes that are money. */
const isSecret = ({ type, autocomplete, dataset }: Control) =>
  dataset.secret !== undefined ||
  /^(password|hidden|file|submit|button|reset)$/.test(type) ||
  /(^|\s)(cc-|one-time-code|current-password|new-password)/.test(autocomplete);

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The controls that say what they hold, each with how many of its name stand before it. */
function controlsOf(page: Document): { name: string; nth: number; control: Control }[] {
  const seen = new Map<string, number>();
  return [...page.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const name = control.name || control.labels?.[0]?.textContent;
    if (!name || isSecret(control)) return [];
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [{ name, nth, control }];
  });
}

const here = () => location.pathname + location.search;

/** Keeps what the page's fields hold, for the same page when it is loaded again; no password and no card. */
function saveTyped(): void {
  const controls = controlsOf(document)
    .filter(({ control }) => isBox(control) || control.value !== '')
    .map(({ name, nth, control }) => ({
      name,
      nth,
      value: control.value,
      checked: isBox(control) && control.checked,
    }));
  leaveInTab(KEY, JSON.stringify({ page: here(), at: Date.now(), controls }));
}

/** Loads this page again, with what was typed. */
export function loadAgain(): void {
  saveTyped();
  window.location.reload();
}

function takeSaved(): SavedPage | undefined {
  try {
    const saved = v.safeParse(SavedPage, JSON.parse(takeFromTab(KEY) ?? 'null'));
    if (!saved.success || saved.output.page !== here()) return undefined;
    return Date.now() - saved.output.at < HOLDS ? saved.output : undefined;
  } catch {
    return undefined;
  }
}

type SavedControl = SavedPage['controls'][number];

/** Puts back what was typed or chosen, as the shopper would. */
function fillControl(control: Control, saved: SavedControl): void {
  if (!isBox(control)) {
    if (control.value !== saved.value) typeInto(control, saved.value);
    return;
  }
  const mayBeClicked = saved.checked || control.type === 'checkbox';
  if (control.checked !== saved.checked && mayBeClicked) control.click();
}

/** Whoever comes to this tab next finds nothing that was typed before. */
export function forgetTyped(): void {
  takeFromTab(KEY);
}

/**
 * Puts what was kept back into the fields of this page, each once it is there; one that is not awake yet tells of it
 * when it is. What the shopper has begun to change meanwhile stays theirs. @returns the way to stop
 */
export function restoreTyped(): () => void {
  const saved = takeSaved();
  if (!saved) return () => {};
  const waiting = new Map(saved.controls.map((one) => [`${one.nth} ${one.name}`, one]));
  const touched = new WeakSet<EventTarget>();
  const stopped = new AbortController();
  const touch = ({ target, isTrusted }: Event) => {
    if (isTrusted && target) touched.add(target);
  };
  for (const kind of ['input', 'change'])
    document.addEventListener(kind, touch, { capture: true, signal: stopped.signal });

  const fill = () => {
    // Whoever was led elsewhere meanwhile has other fields before them, some of the same name.
    if (here() !== saved.page) return stop();
    for (const { name, nth, control } of controlsOf(document)) {
      const one = waiting.get(`${nth} ${name}`);
      if (!one) continue;
      waiting.delete(`${nth} ${name}`);
      if (touched.has(control)) continue;
      fillControl(control, one);
    }
    if (waiting.size === 0) stop();
  };
  const timer = setInterval(fill, 100);
  const end = setTimeout(() => stop(), WAIT);
  const stop = () => {
    stopped.abort();
    clearInterval(timer);
    clearTimeout(end);
  };
  fill();
  return stop;
}

/** Keeps what was typed whenever the page is left for a newer one. @returns the way to stop */
export function saveTypedOnLeaving(): () => void {
  addEventListener(LEAVING, saveTyped);
  return () => removeEventListener(LEAVING, saveTyped);
}
