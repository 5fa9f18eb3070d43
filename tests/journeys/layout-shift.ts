import type { Page } from './shop.ts';

/** Adds up, from the next page on, how far what is shown moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift of the page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'moved')));
