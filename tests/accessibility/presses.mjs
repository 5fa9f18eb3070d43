/** How long nothing may change before a press counts as done, and how long that is waited for, in milliseconds. */
const STILL = { quietMs: 80, mostMs: 2_000 };

/**
 * Runs in the page: presses the buttons of the page's main part one after the other, as a keyboard does, and closes what
 * that opens. Of buttons that are alike, such as those of the lines of a bag, the first and the last are pressed.
 * @returns {Promise<string[]>} after which of them the focus is nowhere
 */
async function pressButtons({ quietMs, mostMs }) {
  const stillness = () =>
    new Promise((done) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(last);
        done();
      };
      let timer = setTimeout(end, quietMs);
      const last = setTimeout(end, mostMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, quietMs);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();
  const takesFocus = (button) => {
    button.focus();
    return document.activeElement === button;
  };

  // What loads the page anew, or leads elsewhere as a form does that no script has taken on, ends here.
  const stay = (event) => event.preventDefault();
  window.navigation.addEventListener('navigate', stay);
  const alike = Map.groupBy(document.querySelectorAll('main button'), (one) => one.className);
  const pressed = new Set([...alike.values()].flatMap((some) => [some[0], some.at(-1)]));
  const lost = [];
  for (const button of pressed) {
    const name = nameOf(button);
    if (!button.isConnected || !takesFocus(button)) continue;
    button.click();
    await stillness();
    if (isLost()) lost.push(`“${name}”`);
    if (!document.querySelector('[role$="dialog"]')) continue;
    const close = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(close);
    await stillness();
    if (isLost()) lost.push(`“${name}” and Escape`);
  }
  window.navigation.removeEventListener('navigate', stay);
  return lost;
}

/**
 * Presses the buttons of the screen that is shown. What that has begun would reach into the next story, so its page is closed.
 * @param {{ page: import('playwright').Page }} camera
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function auditPresses({ page }) {
  const lost = await page.evaluate(pressButtons, STILL);
  await page.close();
  return lost.map((what) => `the focus is nowhere after ${what}`);
}
