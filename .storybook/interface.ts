import type { Language } from '@otzar/contract/language';
import { addressIn, interfaceIn, languageSet } from './interface-address.ts';

/**
 * The language of the interface: chosen once, as the iframe loads, for catalogues are read where modules begin. Whoever
 * sets the toolbar otherwise is given the page anew.
 */
export const interfaceLanguage: Language = interfaceIn(location.search);

/** The message of the two catalogues that is said: what `both-languages-plugin.ts` writes calls it for each. */
export const pick = <Message>(en: Message, he: NoInfer<Message>): Message =>
  interfaceLanguage === 'he' ? he : en;

/** Leaves plays out where the interface is not English: they find things by their English names (`plays-plugin.ts`). */
export function playInEnglish(stories: { play?: unknown }[]): void {
  if (interfaceLanguage === 'en') return;
  for (const story of stories) delete story.play;
}

interface Shown {
  globals: { interface?: unknown };
}

/** Loads the page anew where a story is to be shown in another language than that of the page. */
export async function speakLanguageOfToolbar({ globals }: Shown): Promise<void> {
  const wanted = languageSet(globals.interface);
  if (wanted === interfaceLanguage) return;
  location.replace(addressIn(wanted, location.href));
  // Nothing of the story is drawn before the page is gone.
  await new Promise<never>(() => undefined);
}
