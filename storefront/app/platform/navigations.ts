import type { ClientInstrumentation } from 'react-router';

/** A navigation of the router's that has not arrived. */
interface UnderWay {
  address: string;
}

let underWay: UnderWay | null = null;
let openInstead: ((address: string) => void) | undefined;

/** The address that the router is on its way to, before React has heard of it; null when it is on none. */
export const wantedAddress = (): string | null => underWay?.address ?? null;

/** Opens every further address this way too: the code of a screen did not come, and the router waits for it for good. */
export function openInsteadOfRouter(open: (address: string) => void): void {
  openInstead = open;
}

/**
 * Follows the router's navigations. Of those through the history the browser has the address by itself, and a form that
 * is sent is no page that could be opened instead.
 */
export const navigations: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(navigate, { to, formMethod }) {
        const isPage = typeof to === 'string' && formMethod === undefined;
        // Asked for twice, the first one ends when the second begins, which is still on its way.
        const own = isPage ? { address: new URL(to, location.href).href } : null;
        underWay = own;
        if (own) openInstead?.(own.address);
        await navigate();
        if (underWay === own) underWay = null;
      },
    }),
};
