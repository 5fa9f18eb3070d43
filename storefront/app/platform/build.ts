/** Where the server tells a page which build it is drawn by. */
export const BUILD_META = 'build';

/**
 * The version of the build that drew this page; null where the pages are not built, as in a test, in the workshop or in
 * development. Browser only.
 */
export const pageBuild = (): string | null =>
  import.meta.env.PROD
    ? (document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? null)
    : null;
