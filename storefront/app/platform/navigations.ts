import type { ClientInstrumentation } from 'react-router';

let wanted: string | null = null;
let openInstead: ((address: string) => void) | undefined;

/** The address that the router is on its way to, before React has heard of it; null when it is on none. */
export const wantedAddress = (): string | null => wanted;

/** Opens every further address this way too: the code of a screen did not come, and the router waits for it for good. */
export function openInsteadOfRouter(open: (address: string) => void): void {
  openInstead = open;
}

/** Follows the router's navigations. Of those through the history the browser has the address by itself. */
export const navigations: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(navigate, { to }) {
        const address = typeof to === 'string' ? new URL(to, location.href).href : null;
        wanted = address;
        if (address !== null) openInstead?.(address);
        await navigate();
        if (wanted === address) wanted = null;
      },
    }),
};
