/** How long nothing may change before a press counts as done, and how long that is waited for, in milliseconds. */
const STILL = { quietMs: 80, mostMs: 2_000 };

/**
 * Runs in the page: the kinds of buttons that can be pressed. Two are alike in the same part of a page, with the same look and
 * the same first word, such as those that remove a line; one alone is another than one of several.
 * @returns {string[]}
 */
function kindsInPage() {
  const wordOf = (button) =>
    (button.getAttribute('aria-label') ?? button.textContent).trim().split(' ')[0];
  const partOf = (button) => (button.closest('main') ? 'main' : 'frame');
  const buttons = [...document.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const alike = Map.groupBy(buttons, (one) => `${partOf(one)} ${one.className} ${wordOf(one)}`);
  return [...alike].map(([kind, { length }]) => `${kind} ${Math.min(length, 2)}`);
}

/**
 * Runs in the page: presses its buttons one after the other, as a keyboard does, and closes what that opens. Of buttons that are
 * alike the first and the last are pressed.
 * @returns {Promise<string[]>} after which of them the focus is nowhere
 */
async function pressInPage({ quietMs, mostMs }) {
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
  const alike = Map.groupBy(
    document.querySelectorAll('button'),
    (one) => `${one.className} ${nameOf(one).split(' ')[0]}`,
  );
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
 * The kinds of buttons of the story that is shown; those of the frame, which is about every screen, are the same in all.
 * @param {string} story
 * @param {{ page: import('playwright').Page }} camera
 */
export async function buttonsOf(story, { page }) {
  const [component] = story.split('--');
  const kinds = await page.evaluate(kindsInPage);
  return kinds.map((kind) => (kind.startsWith('frame ') ? kind : `${component} ${kind}`));
}

/**
 * The fewest stories, or nearly, in which every kind of button stands: each time the one with the most new kinds.
 * @param {Map<string, string[]>} buttons the kinds of each story
 * @returns {string[]}
 */
export function storiesToPress(buttons) {
  const left = new Set([...buttons.values()].flat());
  const taken = [];
  const newIn = (story) => buttons.get(story)?.filter((kind) => left.has(kind)).length ?? 0;
  while (left.size > 0) {
    const [first = ''] = [...buttons.keys()].toSorted((one, other) => newIn(other) - newIn(one));
    taken.push(first);
    for (const kind of buttons.get(first) ?? []) left.delete(kind);
  }
  return taken;
}

/**
 * Presses the buttons of the screen that is shown: it is another one afterwards.
 * @param {{ page: import('playwright').Page }} camera
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function pressButtons({ page }) {
  const lost = await page.evaluate(pressInPage, STILL);
  return lost.map((what) => `the focus is nowhere after ${what}`);
}
