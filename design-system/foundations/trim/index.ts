type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of a line of text; a password keeps its spaces, and browsers trim an e-mail address themselves. */
const LINES = new Set(['text', 'search', 'tel', 'url']);

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && LINES.has(target.type));

/** White space never enters before what is typed; whoever composes a letter is left alone. */
function trimStart(event: Event): void {
  const { target } = event;
  if (!isTextControl(target) || (event instanceof InputEvent && event.isComposing)) return;
  const before = target.value.length - target.value.trimStart().length;
  if (before > 0) target.setRangeText('', 0, before, 'preserve');
}

/** White space at the ends goes as the field is left, and whoever listens to the field hears of it. */
function trimEnds({ target }: Event): void {
  if (!isTextControl(target) || target.readOnly) return;
  const { value } = target;
  if (value === value.trim()) return;
  target.setRangeText(value.trim(), 0, value.length, 'preserve');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets every text field of a page trim what is typed into it, as it is typed (specification, section 5). It runs
 * before the field's own listeners, so that these only ever see what is left.
 * @returns the way to stop
 */
export function trimTypedText(): () => void {
  const stopped = new AbortController();
  const first = { capture: true, signal: stopped.signal };
  window.addEventListener('input', trimStart, first);
  window.addEventListener('focusout', trimEnds, first);
  return () => stopped.abort();
}
