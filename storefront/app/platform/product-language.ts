import { language } from '#language';

/** Kept by itself rather than with the modules: the specification names this value (section 4). */
const KEY = 'otzar:language';

/** Of product text, before it is known what was chosen: the page's own. */
export const firstLanguage = language === 'he' ? 'heb' : 'eng';

/** The saved language of product text; the page's own where nothing usable is saved. */
export function readLanguage(): 'eng' | 'heb' {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'heb' || saved === 'eng' ? saved : firstLanguage;
  } catch {
    return firstLanguage;
  }
}

export function writeLanguage(language: 'eng' | 'heb'): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice holds for this page; a browser that keeps nothing cannot do more.
  }
}
