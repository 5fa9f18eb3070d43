/** What a shopper fills in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Nothing of these is kept anywhere, not for a moment either; `data-secret` is on codes that are money. */
const isSecret = ({ type, autocomplete, dataset }: Control) =>
  dataset.secret !== undefined ||
  /^(password|hidden|file|submit|button|reset)$/.test(type) ||
  /(^|\s)(cc-|one-time-code|current-password|new-password)/.test(autocomplete);

export const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The controls that say what they hold, each with how many of its name stand before it. */
export function controlsOf(page: Document): { name: string; nth: number; control: Control }[] {
  const seen = new Map<string, number>();
  return [...page.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const name = control.name || control.labels?.[0]?.textContent;
    if (!name || isSecret(control)) return [];
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [{ name, nth, control }];
  });
}

/** The address of the page, without its origin. */
export const here = () => location.pathname + location.search;
