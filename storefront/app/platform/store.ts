import { createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

let browser: Store | undefined;

/**
 * The jotai store: a new one for each server render, one for the life of a browser tab,
 * so that one shopper's state can never reach another's page.
 */
export function shopStore(): Store {
  if (typeof window === 'undefined') return createStore();
  browser ??= createStore();
  return browser;
}
