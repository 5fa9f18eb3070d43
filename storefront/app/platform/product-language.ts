/** Kept by itself rather than with the modules: the specification names this value (section 4). */
const KEY = 'otzar:language';

/** The saved language of product text; English where nothing usable is saved. */
export function readLanguage(): 'eng' | 'heb' {
  try {
    return localStorage.getItem(KEY) === 'heb' ? 'heb' : 'eng';
  } catch {
    return 'eng';
  }
}

export function writeLanguage(language: 'eng' | 'heb'): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice holds for this page; a browser that keeps nothing cannot do more.
  }
}
