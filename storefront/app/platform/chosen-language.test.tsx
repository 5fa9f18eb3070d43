import { afterEach, expect, it, vi } from 'vitest';
import { chosenLanguage, keepChosenLanguage } from './chosen-language.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the tested code keeps it so
  document.cookie = 'language=; Path=/; Max-Age=0';
});

it('remembers the language that was chosen last', () => {
  expect(chosenLanguage()).toBeNull();
  keepChosenLanguage('he');
  expect(chosenLanguage()).toBe('he');
  keepChosenLanguage('en');
  expect(chosenLanguage()).toBe('en');
});

it('keeps it for a year on every page, and from other sites', () => {
  const kept = vi.spyOn(document, 'cookie', 'set');
  keepChosenLanguage('he');
  expect(kept).toHaveBeenCalledWith('language=he; Path=/; Max-Age=31536000; SameSite=Lax');
});

it.each(['language=fr', 'language=hebrew', 'my-language=he', 'language='])(
  'takes %s for no choice',
  (cookie) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookie}; b=2`);
    expect(chosenLanguage()).toBeNull();
  },
);
