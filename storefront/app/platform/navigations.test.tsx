import { expect, test, vi } from 'vitest';
import { navigations, openInsteadOfRouter, wantedAddress } from './navigations.ts';

type Follow = (going: () => Promise<never>, info: object) => Promise<void>;

/** The router goes somewhere. @returns the way to arrive, or to give up because something else was asked for */
function goTo(to: string | number, formMethod?: 'post'): () => Promise<void> {
  let follow: Follow | undefined;
  navigations.router?.({
    instrument: ({ navigate }) => {
      follow = navigate as Follow;
    },
  });
  let end = () => {};
  const going = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ended = follow?.(() => going as Promise<never>, { to, currentUrl: '/', formMethod });
  return async () => {
    end();
    await ended;
  };
}
const here = (path: string) => new URL(path, location.href).href;

test('the address is known until the router is there', async () => {
  const arrive = goTo('/bag');
  expect(wantedAddress()).toBe(here('/bag'));
  await arrive();
  expect(wantedAddress()).toBeNull();
});

test('a link that is pressed twice is still on its way when its first navigation has been given up', async () => {
  const giveUp = goTo('/bag');
  const arrive = goTo('/bag');
  await giveUp();
  expect(wantedAddress()).toBe(here('/bag'));
  await arrive();
  expect(wantedAddress()).toBeNull();
});

test('neither a step through the history nor a form that is sent is a page to open', async () => {
  await goTo(-1)();
  const arrive = goTo('/letters', 'post');
  expect(wantedAddress()).toBeNull();
  await arrive();
});

test('once a screen did not come, every further page is opened in its own way', async () => {
  const open = vi.fn();
  openInsteadOfRouter(open);
  await goTo('/contact-us?topic=order')();
  await goTo('/letters', 'post')();
  expect(open.mock.calls).toEqual([[here('/contact-us?topic=order')]]);
});
