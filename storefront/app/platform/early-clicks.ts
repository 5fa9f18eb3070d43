declare global {
  interface Window {
    /** Controls that were pressed while nothing listened to them yet. */
    earlyClicks?: Set<HTMLElement>;
  }
}

/**
 * Runs in the page before its other scripts, and goes on: parts of a page wake up late. Links and forms work
 * without scripts, so only buttons and boxes wait. React leaves its mark on each element that it listens to.
 */
function keepEarlyClicks(): void {
  const pressed = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('button[type="button"],input[type="checkbox"]');
    if (!control || Object.keys(control).some((name) => name.startsWith('__reactProps'))) return;
    // A box that was ticked twice is as it was.
    if (control instanceof HTMLInputElement && pressed.delete(control)) return;
    pressed.add(control);
  };
  addEventListener('click', keep, true);
  window.earlyClicks = pressed;
}

/** The script for the head of every page: on a slow line a shopper is quicker than the code. */
export const earlyClicksScript = `(${keepEarlyClicks})()`;

const listensNow = (control: HTMLElement) =>
  Object.keys(control).some((name) => name.startsWith('__reactProps'));

/** Does what the shopper asked of what has woken up since, each thing once. */
export function replayEarlyClicks(): void {
  for (const control of [...(window.earlyClicks ?? [])].filter(listensNow)) {
    window.earlyClicks?.delete(control);
    control.click();
  }
}
