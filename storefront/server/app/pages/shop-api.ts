/** How a page being rendered asks the API; the same shape as the app's `ShopApi`. */
export type ShopApi = (
  path: string,
  init?: { method?: string; body?: string; headers?: Record<string, string> },
) => Promise<Response>;

/** Answers a request of the API, in this process or elsewhere. */
export type Fetcher = (request: Request, env?: unknown) => Response | Promise<Response>;
