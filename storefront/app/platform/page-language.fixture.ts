import type { Language } from '@otzar/contract/language';
import { vi } from 'vitest';

/**
 * What modules are in the build of a language. Whatever is imported after it is in English again, by other files too, as
 * they share their modules.
 * @param load imports the modules
 */
export async function builtIn<Modules>(
  language: Language,
  load: () => Promise<Modules>,
): Promise<Modules> {
  vi.resetModules();
  vi.doMock('#language', () => ({
    language,
    otherLanguage: language === 'he' ? 'en' : 'he',
    base: language === 'he' ? '/he' : '',
  }));
  const modules = await load();
  vi.doUnmock('#language');
  vi.resetModules();
  return modules;
}
