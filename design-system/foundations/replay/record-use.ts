declare global {
  interface Window {
    /** What was done to a page before React took it over; there is none where the server has not drawn it. */
    earlyUse?: {
      /** Fields that were changed and buttons that were pressed. */
      touched: WeakSet<Element>;
      /** Forms that were sent, each with the button that sent it. */
      sent: Map<HTMLFormElement, HTMLElement | null>;
      /** What React has taken over, which hears for itself from then on. */
      hydrated: WeakSet<Element>;
      /** Has the browser do by itself what waits for code that will not come, from now on. */
      fallBack: () => void;
    };
  }
}

/** How long whoever has sent a form waits for a page's scripts, in milliseconds. */
const SCRIPTS_TIMEOUT = 10_000;

/**
 * Runs in the page before its other scripts. What is typed and chosen stands in the fields themselves; here is noted
 * only that it was. A form that is posted waits for the scripts, and is sent by the browser where they cannot come or do
 * not come in time; so is one in which something was chosen that leads to another address.
 * @param timeout how long they are waited for, in milliseconds
 */
export function recordUse(timeout: number): void {
  const touched = new WeakSet<Element>();
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const hydrated = new WeakSet<Element>();
  // The choices of a form that is not posted lead to another address; what is written waits for its button.
  const leading = 'form[method=get] :is(select, [type=checkbox], [type=radio])';
  const sendFormOf = (field: Element) => field.closest('form')?.submit();
  const lastChosen = () =>
    [...document.querySelectorAll(leading)].findLast((field) => touched.has(field));
  let alone = false;
  const waitForScripts = () =>
    setTimeout(() => {
      if (sent.size > 0 || lastChosen()) fallBack();
    }, timeout);
  const note = ({ type, target }: Event) => {
    const used =
      target instanceof Element && (type === 'click' ? target.closest('[type=button]') : target);
    if (!used || hydrated.has(used)) return;
    touched.add(used);
    if (type !== 'change' || !used.matches(leading)) return;
    if (alone) sendFormOf(used);
    else waitForScripts();
  };
  for (const type of ['input', 'change', 'click']) addEventListener(type, note, true);
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // Only the attribute says so: a field may be called `method`.
      if (alone || hydrated.has(form) || form.getAttribute('method') !== 'post') return;
      // Some are drawn for pages without scripts alone: nobody will take them over.
      if (form.hasAttribute('data-plain')) return;
      event.preventDefault();
      event.stopPropagation();
      sent.set(form, event.submitter);
      waitForScripts();
    },
    true,
  );
  const fallBack = () => {
    alone = true;
    for (const form of sent.keys()) form.submit();
    sent.clear();
    const chosen = lastChosen();
    if (chosen) sendFormOf(chosen);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') fallBack();
    },
    true,
  );
  window.earlyUse = { touched, sent, hydrated, fallBack };
}

/** The script for the head of every page: on a slow line a shopper is quicker than the code. */
export const recordUseScript = `(${recordUse})(${SCRIPTS_TIMEOUT})`;
