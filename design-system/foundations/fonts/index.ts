import display from './files/frank-ruhl-libre.woff2?url';
import text from './files/heebo-latin.woff2?url';

/**
 * The faces every page needs, for `<link rel="preload" as="font" crossorigin>`. The faces
 * themselves are declared in `@otzar/design-system/foundations/fonts.css`.
 */
export const pageFontUrls: readonly string[] = [text, display];
