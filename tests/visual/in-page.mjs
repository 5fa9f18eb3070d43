// What is run in the page of the workshop: each function is sent there as text, and sees nothing else of this file.

/**
 * Runs in the page: asks the workshop for a story over its own channel, and waits for its end.
 * @param {{ storyId: string, again: boolean, globals?: Record<string, string>, within: number }} asked whether it is the
 *   one that is shown already; what the toolbars are to be set to first, if they are not; how long it may take, in ms
 * @returns {Promise<{ wrong: string, dress: Record<string, string> } | undefined>} what was wrong with it, if
 *   anything; the theme, direction and size of text that it has by itself; nothing when it does not end in time
 */
export function showStory({ storyId, again, globals, within }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const said = new Set();
  const note = (error) => said.add(error.message ?? error.title);
  const noteAll = (errors) => errors.forEach(note);
  const listeners = {
    playFunctionThrewException: note,
    storyThrewException: note,
    storyErrored: note,
    storyMissing: () => end('is missing'),
    unhandledErrorsWhilePlaying: noteAll,
    storyFinished: (story) => story.storyId === storyId && end(story.status),
  };
  let done;
  const ended = new Promise((resolve) => {
    done = resolve;
  });
  function end(status) {
    const { dataset, dir, style } = document.documentElement;
    const wrong = said.size > 0 ? [...said].join('; ') : status === 'success' ? '' : status;
    done({ wrong, dress: { theme: dataset.theme, direction: dir, fontSize: style.fontSize } });
  }
  const timer = setTimeout(() => done(undefined), within);
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  if (globals) channel.emit('updateGlobals', { globals });
  // Asked for what it shows, the workshop would do nothing.
  if (again) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return ended.finally(() => {
    clearTimeout(timer);
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  });
}

/**
 * Runs in the page: waits until nothing has changed in it for a while.
 * @param {number} forMs
 */
export function quiet(forMs) {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      done();
    };
    let timer = setTimeout(end, forMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, forMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Runs in the page: waits until what a screen leaves for when the browser has nothing better to do has begun. */
export const idle = () =>
  new Promise((done) => requestIdleCallback(() => done(), { timeout: 5_000 }));

/**
 * Runs in the page: waits for type and pictures, those below the fold too, and for two frames drawn.
 * A browser that has a larger file at hand takes it in place of the right one, so which file is drawn
 * would depend on the stories before: every picture is taken from the one file that all browsers know.
 * One that was drawn before it was decoded has other corners: so each is drawn anew, once.
 */
export async function settle() {
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const source of document.querySelectorAll('picture > source')) {
    source.removeAttribute('srcset');
  }
  window.settledPictures ??= new WeakMap();
  const settled = window.settledPictures;
  const pictures = [...document.images].filter((one) => settled.get(one) !== one.currentSrc);
  const decoded = async (picture) => {
    picture.loading = 'eager';
    const arrived = new Promise((done) => {
      picture.addEventListener('load', done, { once: true });
      picture.addEventListener('error', done, { once: true });
    });
    // The change of file above takes effect after this task.
    await new Promise((done) => setTimeout(done));
    if (!picture.complete) await arrived;
    await picture.decode().catch(() => {});
  };
  await Promise.all(pictures.map(decoded));
  await document.fonts.ready;
  if (pictures.length > 0) {
    for (const picture of pictures) picture.style.visibility = 'hidden';
    await frames();
    for (const picture of pictures) {
      picture.style.visibility = '';
      settled.set(picture, picture.currentSrc);
    }
  }
  await frames();
}

/**
 * Runs in the page: every file that a picture may be drawn from, whatever the screen, also in what is open above the story.
 * Those that are asked for here are one of each picture alone.
 */
export function sources() {
  const elements = document.querySelectorAll('body :is(img, source, video)');
  const files = [...elements].flatMap(({ src, srcset = '', poster = '' }) => [
    src,
    poster,
    ...srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]),
  ]);
  const whole = files.filter(Boolean).map((file) => new URL(file, document.baseURI).href);
  return [...new Set(whole)].filter((file) => file.startsWith('http'));
}

/** Runs in the page: what moves is at its end, and what moves for ever at its beginning. */
export function endMotion() {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Runs in the page: the selectors of all rules of its style sheets. */
export function selectorsOfRules() {
  const within = (rules) =>
    [...rules].flatMap(({ selectorText, cssRules }) => [
      ...(selectorText ? [selectorText] : []),
      ...(cssRules ? within(cssRules) : []),
    ]);
  return [...document.styleSheets].flatMap(({ cssRules }) => within(cssRules));
}

/** Runs in the page: how large all of it is, in px. */
export function pageSize() {
  const all = [document.documentElement, document.body];
  const most = (side) =>
    Math.max(
      ...all.flatMap((one) => ['scroll', 'offset', 'client'].map((kind) => one[kind + side])),
    );
  return { width: most('Width'), height: most('Height') };
}

/**
 * Runs in the page: shows it as it is when it, and what is open above it, have been scrolled by half, with what sticks where
 * it sticks.
 */
export function scrollHalfway() {
  for (const scroller of [
    document.documentElement,
    ...document.querySelectorAll('[role=dialog]'),
  ]) {
    const { scrollHeight, clientHeight } = scroller;
    scroller.scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' });
  }
}

/**
 * Runs in the page: lays what sticks where it would be on the whole page. The browser draws what may
 * move with the page a part of a pixel apart, by what moved before.
 */
export function unstick() {
  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.style.position = 'relative';
    element.style.inset = 'auto';
  }
}

/** Runs in the page: what the toolbars for theme, direction and size of text do, on the story as it stands. */
export async function dressPage({ theme, direction, fontSize }) {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction;
  page.style.fontSize = fontSize;
  // The browser keeps the borders of a table and the text of a choice as they were: these are laid out anew.
  for (const { style } of document.querySelectorAll('table, select')) {
    const { display } = style;
    style.display = 'none';
    page.getBoundingClientRect();
    style.display = display;
  }
  // What measures the page hears of it with the next frame, and may answer with the one after.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
