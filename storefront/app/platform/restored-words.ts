import { typeInto } from '@otzar/design-system/foundations/replay';
import * as v from 'valibot';
import { type Control, controlsOf, here, isBox } from './page-controls.ts';

/** How long what was typed is good for, in milliseconds: the page is loaded again at once. */
const HOLDS = 60_000;
/** How long a page may take to show its fields again, in milliseconds. */
const WAIT = 20_000;

const SavedPage = v.object({
  /** The address of the page, without its origin. */
  page: v.string(),
  at: v.number(),
  controls: v.array(
    v.object({ name: v.string(), nth: v.number(), value: v.string(), checked: v.boolean() }),
  ),
});
type SavedPage = v.InferOutput<typeof SavedPage>;

function readSaved(text: string): SavedPage | undefined {
  try {
    const saved = v.safeParse(SavedPage, JSON.parse(text));
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

/**
 * Puts what was kept back into the fields of this page, each once it is there; one that is not awake yet tells of it
 * when it is. What the shopper has begun to change meanwhile stays theirs.
 * @param text as `typed-words.ts` keeps it
 * @param touched the controls that the shopper has begun to change
 * @returns the way to stop
 */
export function fillIn(text: string, touched: WeakSet<EventTarget>): () => void {
  const saved = readSaved(text);
  if (!saved) return () => {};
  const waiting = new Map(saved.controls.map((one) => [`${one.nth} ${one.name}`, one]));

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
    clearInterval(timer);
    clearTimeout(end);
  };
  fill();
  return stop;
}
