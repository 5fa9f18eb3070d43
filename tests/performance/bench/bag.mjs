import { openBrowser } from '../../runner/open-browser.mjs';
import { median, table } from './statistics.mjs';

const LINES = 200;
const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** A frame that comes later than this is one that was left out, in milliseconds: two of 60 a second. */
const DROPPED_MS = 34;

/** Things that can be held and had in plenty, as the shop offers them now. */
async function linesOf(page) {
  return page.evaluate(async (count) => {
    const token = () => /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const categories = await (await fetch('/api/categories')).json();
    const cards = new Map();
    for (const { value } of categories) {
      const id = value.split('/').at(-1);
      for (let number = 1; number <= 12 && cards.size < 2 * count; number += 1) {
        const listing = await (await fetch(`/api/listing/${id}?page=${number}`)).json();
        for (const card of listing.products ?? []) cards.set(card.id, card);
      }
    }
    const products = [...cards.values()]
      .filter((card) => !card.has_variations && card.item_type === 'physical' && card.max > 30)
      .map(({ id, type }) => ({ id, type, quantity: 12 }));
    await fetch('/api/customer');
    const answer = await fetch('/api/max', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': token(),
      },
      body: JSON.stringify({ products }),
    });
    const extras = { gift_options: null, personalization: [], gift_card: null };
    return (await answer.json()).slice(0, count).map((offer) => ({ ...offer, ...extras }));
  }, LINES);
}

function keep(lines) {
  const empty = { unavailableCart: [], unavailableLater: [], later: [], favorites: [], addOns: [] };
  const data = { ...empty, products: lines, status: '' };
  localStorage.setItem('otzar:bag', JSON.stringify({ version: 1, data }));
}

/** Runs in the page: notes every frame and every long task from now on. */
function watch() {
  const seen = { frames: [], tasks: [] };
  window.__seen = seen;
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

const clear = () => {
  window.__seen.frames.length = 0;
  window.__seen.tasks.length = 0;
};

const rest = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let frames = 0;
        const next = () => (++frames > 30 ? done() : requestAnimationFrame(next));
        requestAnimationFrame(next);
      }),
  );

async function measured(page, act) {
  await rest(page);
  await page.evaluate(clear);
  await act();
  await rest(page);
  const { frames, tasks } = await page.evaluate(() => window.__seen);
  return {
    longest: Math.max(0, ...tasks),
    slowest: Math.max(...frames),
    dropped: frames.filter((time) => time > DROPPED_MS).length,
  };
}

/** Milliseconds and frames that it costs to type a quantity, and to take it over, in a bag of 200 lines. */
async function measureBag(origin) {
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await page.goto('/about/43');
    const lines = await linesOf(page);
    await page.evaluate(keep, lines);
    const checked = page.waitForResponse('**/api/max');
    await page.goto('/bag', { waitUntil: 'load' });
    await checked;
    const fields = page.getByRole('spinbutton', { name: 'Quantity' });
    await fields.nth(lines.length - 1).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watch);
    const typed = [];
    const taken = [];
    for (let run = 0; run < RUNS; run += 1) {
      const field = fields.nth(run);
      await field.focus();
      typed.push(
        await measured(page, async () => {
          for (const key of ['Backspace', 'Backspace', '2', String(run)])
            await page.keyboard.press(key);
        }),
      );
      taken.push(await measured(page, () => page.keyboard.press('Enter')));
    }
    return { count: lines.length, typed, taken };
  } finally {
    await browser.close();
  }
}

/** How a bag of 200 lines keeps up with whoever types a quantity into it. */
export async function bagReport(origin) {
  const { count, typed, taken } = await measureBag(origin);
  const row = (what, runs) => [
    what,
    ...['longest', 'slowest'].map((name) => Math.round(median(runs.map((run) => run[name])))),
    runs.reduce((sum, run) => sum + run.dropped, 0),
  ];
  return `## A bag of ${count} lines

${CPU_SLOWDOWN}× slower processor; medians of ${RUNS} runs in ms, frames dropped in all of them.

${table(['', 'longest task', 'slowest frame', 'frames dropped'], [row('typing a quantity', typed), row('taking it over', taken)])}`;
}
