import { createContext } from 'react-router';

/** Asks the shop's API on behalf of the request being rendered. */
export type ShopApi = (
  path: string,
  init?: { method?: string; body?: string; headers?: Record<string, string> },
) => Promise<Response>;

/** How loaders reach the API: in the same process, or at `SHOP_API_URL`. */
export const apiContext = createContext<ShopApi>();

/** The nonce of this response's inline scripts; empty on cached pages, whose scripts go by hash. */
export const nonceContext = createContext<string>('');

/** Tells whoever runs the shop, and the error-reporting service, of an error while a page was made. */
export const reportContext = createContext<(error: unknown) => void>(console.error);
