import display from './files/frank-ruhl-libre.woff2?url';
import text from './files/heebo-latin.woff2?url';

/**
 * The faces every page needs, for hints that travel before it. They are declared in
 * `@otzar/design-system/foundations/fonts.css`; a page that preloads them has Chromium hold its first paint back for 100 ms.
 */
export const pageFontUrls: readonly string[] = [text, display];
