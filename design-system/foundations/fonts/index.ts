import display from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-latin-500-normal.woff2?url';
import text from '@fontsource/heebo/files/heebo-latin-400-normal.woff2?url';
import textMedium from '@fontsource/heebo/files/heebo-latin-500-normal.woff2?url';

/**
 * The faces every page needs, for `<link rel="preload" as="font" crossorigin>`. The faces
 * themselves are declared in `@otzar/design-system/foundations/fonts.css`.
 */
export const latinFontUrls: readonly string[] = [text, display, textMedium];
