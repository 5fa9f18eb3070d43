/** A field that a keyboard on the screen can type into. */
export type TextEntry = HTMLInputElement | HTMLTextAreaElement;

/** Tells React and whoever else listens, as the browser does after a stroke. */
function announce(field: TextEntry, inputType: string, data: string | null): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data }));
}

/** The selection; at the end where the field's type knows none. */
function selectionOf({ value, selectionStart, selectionEnd }: TextEntry): [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

const closed = ({ disabled, readOnly }: TextEntry) => disabled || readOnly;

/** Types at the caret, in place of what is selected; no more than the field holds. */
export function typeText(field: TextEntry, text: string): void {
  const [start, end] = selectionOf(field);
  const length = field.value.length - (end - start) + text.length;
  if (closed(field) || (field.maxLength >= 0 && length > field.maxLength)) return;
  field.setRangeText(text, start, end, 'end');
  announce(field, 'insertText', text);
}

/** Takes away what is selected, or the character before the caret. */
export function deleteBackward(field: TextEntry): void {
  const [start, end] = selectionOf(field);
  if (closed(field) || end === 0) return;
  const before = [...field.value.slice(0, start)].at(-1) ?? '';
  field.setRangeText('', start === end ? start - before.length : start, end, 'end');
  announce(field, 'deleteContentBackward', null);
}

/** Puts other text in place of all there is. */
export function replaceText(field: TextEntry, text: string): void {
  if (closed(field)) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  announce(field, 'insertReplacementText', text);
}

/** What Enter does: a new line where there are lines, else the form is sent. */
export function pressEnter(field: TextEntry): void {
  if (field instanceof HTMLTextAreaElement) typeText(field, '\n');
  else field.form?.requestSubmit();
}
