import { atom } from 'jotai/vanilla';
import { pageAt } from './own-address.ts';
import { persistedAtom } from './persisted.ts';
import { type PreviousUrl, savedPreviousUrl } from './previous-url-schema.ts';

/** As long as the link for a new password holds, in milliseconds: whoever comes back later begins anew. */
const HOLDS = 60 * 60 * 1000;

/**
 * The stored previous URL (specification, section 2, Account group). All tabs share it: the link for a new
 * password opens in a tab of its own.
 */
const previousUrlModule = persistedAtom<PreviousUrl | null>({
  name: 'previousUrl',
  version: 1,
  shape: savedPreviousUrl,
});

/** Remembers a path to go back to once somebody has signed in. */
export const rememberPathAtom = atom(null, (_get, set, path: string) =>
  set(previousUrlModule.atom, () => ({ path, at: Date.now() })),
);

/** Remembers where a request wanted to go, until somebody has signed in. */
export const rememberUrlAtom = atom(null, (_get, set, request: Request) => {
  const { pathname, search } = new URL(request.url);
  return set(rememberPathAtom, pageAt(pathname + search));
});

/** Forgets where somebody wanted to go. */
export const forgetUrlAtom = atom(null, (_get, set) => set(previousUrlModule.atom, () => null));

/** Where somebody wanted to go before they signed in, checked to be a path of this site; null for nowhere. */
export async function previousUrl(): Promise<string | null> {
  const kept = await previousUrlModule.load();
  const age = kept ? Date.now() - kept.at : HOLDS;
  return kept && age >= 0 && age < HOLDS ? kept.path : null;
}
