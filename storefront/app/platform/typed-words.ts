import { controlsOf, here, isBox } from './page-controls.ts';
import { retryImport } from './retry-import.ts';
import { LEAVING } from './stale-build.ts';
import { leaveInTab, takeFromTab } from './tab-note.ts';

const KEY = 'otzar:typed';

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

/** Whoever comes to this tab next finds nothing that was typed before. */
export function forgetTyped(): void {
  takeFromTab(KEY);
}

// Few pages are loaded again with something typed: no other brings what this takes.
const bring = retryImport(() => import('./restored-words.ts'));

/** Puts what was kept back into the fields of this page (`restored-words.ts`). @returns the way to stop */
export function restoreTyped(): () => void {
  const text = takeFromTab(KEY);
  if (text === null) return () => {};
  const touched = new WeakSet<EventTarget>();
  const stopped = new AbortController();
  const touch = ({ target, isTrusted }: Event) => {
    if (isTrusted && target) touched.add(target);
  };
  const heard = { capture: true, signal: stopped.signal };
  for (const kind of ['input', 'change']) document.addEventListener(kind, touch, heard);
  void bring().then(({ fillIn }) => {
    if (stopped.signal.aborted) return;
    stopped.signal.addEventListener('abort', fillIn(text, touched));
  });
  return () => stopped.abort();
}

/** Keeps what was typed whenever the page is left for a newer one. @returns the way to stop */
export function saveTypedOnLeaving(): () => void {
  addEventListener(LEAVING, saveTyped);
  return () => removeEventListener(LEAVING, saveTyped);
}
