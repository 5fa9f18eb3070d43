import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
const HEADING = 'h1, h2, h3, h4';

/** A place among the children of an element. */
interface Place {
  parent: Element;
  index: number;
}

/** Where an element stands, and where all stand that hold it, the innermost first. */
function placesOf(element: Element): Place[] {
  const parent = element.parentElement;
  if (!parent) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)];
}

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

function firstFocusable(element: Element): HTMLElement | undefined {
  const found = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (element instanceof HTMLElement && element.matches(FOCUSABLE)) found.unshift(element);
  return found.find(isShown);
}

/** Gives the focus to what takes none by itself, such as a heading. */
function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus(options);
}

/** What stands next to a place: what came up into it, else what is before it, else the heading over it. */
function neighbourOf({ parent, index }: Place): HTMLElement | undefined {
  const children = [...parent.children];
  const near = [...children.slice(index), ...children.slice(0, index).toReversed()];
  for (const child of near) {
    const found = firstFocusable(child);
    if (found) return found;
  }
  return parent.querySelector<HTMLElement>(HEADING) ?? undefined;
}

/** What had the focus last: where it stood, and on which page. */
interface Noted {
  element: Element;
  places: Place[];
  pathname: string;
}

const noted = (element: Element): Noted => ({
  element,
  places: placesOf(element),
  pathname: location.pathname,
});

/** What stands beside what had the focus in the content of the page that is still shown. */
function besideIn({ places, pathname }: Noted): HTMLElement | undefined {
  if (pathname !== location.pathname) return undefined;
  for (const place of places) {
    const within = place.parent.isConnected && place.parent.closest('main');
    const found = within ? neighbourOf(place) : undefined;
    if (found) return found;
  }
  return undefined;
}

function focusOnPage(): void {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1') ?? content;
  if (heading) focusOn(heading, { preventScroll: true });
}

/**
 * Whoever presses what goes with the press, as a line that is removed, goes on beside it, or at the heading over it: a
 * keyboard and a screen reader would stand nowhere. After what lies beside the content, such as a message, it is where they
 * were in that. A dialog or a page that gives the focus to something itself comes first.
 */
export function useFocusRestore(): void {
  useEffect(() => {
    let last: Noted | null = null;
    let lastInContent: Noted | null = null;
    let frame = 0;
    const isLost = () =>
      document.activeElement === document.body && last?.element.isConnected === false;

    const restore = () => {
      if (!isLost()) return;
      const beside = [last, lastInContent].map((one) => one && besideIn(one)).find(Boolean);
      last = null;
      if (beside) focusOn(beside);
      // The router has placed a new page, and whoever scrolled on would press something else.
      else focusOnPage();
    };
    const look = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    const note = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target === document.body) return;
      last = noted(target);
      if (target.closest('main')) lastInContent = last;
    };
    const noteFocus = ({ target }: FocusEvent) => note(target);
    // Who leaves it of their own accord, with a press on nothing, does not want it back.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last?.element && last?.element.isConnected) last = null;
      });

    look.observe(document.body, { childList: true, subtree: true });
    note(document.activeElement);
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('focusout', forget);
    return () => {
      cancelAnimationFrame(frame);
      look.disconnect();
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}
