declare global {
  interface Window {
    /** Buttons that were pressed before anything listened. */
    earlyClicks?: { pressed: Set<HTMLElement>; stop: () => void };
  }
}

/** Runs in the page before its other scripts. Links and forms work without them, so only buttons wait. */
function keepEarlyClicks(): void {
  const pressed = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button[type="button"]');
    if (button instanceof HTMLElement) pressed.add(button);
  };
  addEventListener('click', keep, true);
  window.earlyClicks = { pressed, stop: () => removeEventListener('click', keep, true) };
}

/** The script for the head of every page: on a slow line a shopper is quicker than the code. */
export const earlyClicksScript = `(${keepEarlyClicks})()`;

/** From here on React hears of clicks itself. Called just before it takes the page over. */
export const stopKeepingEarlyClicks = () => window.earlyClicks?.stop();

/** Does what the shopper asked for while the page was still waking up, each thing once. */
export function replayEarlyClicks(): void {
  const pressed = window.earlyClicks?.pressed ?? [];
  window.earlyClicks = undefined;
  for (const button of pressed) button.click();
}
