import type { Language } from '@otzar/contract/language';

/** What the toolbars of the workshop are set to stands in its address as `theme:dark;interface:he`. */
const settingsIn = (params: URLSearchParams) => (params.get('globals') ?? '').split(';');
const ofInterface = /^interface:/;

/** The interface's language that a toolbar is set to; what is unknown is English. */
export const languageSet = (value: unknown): Language => (value === 'he' ? 'he' : 'en');

/** The interface's language that an address of the workshop's iframe names. @param search with its question mark */
export function interfaceIn(search: string): Language {
  const set = settingsIn(new URLSearchParams(search)).find((one) => ofInterface.test(one));
  return languageSet(set?.replace(ofInterface, ''));
}

/** The address of what an iframe of the workshop shows, with the interface in a language. */
export function addressIn(language: Language, href: string): string {
  const url = new URL(href);
  const others = settingsIn(url.searchParams).filter((one) => one && !ofInterface.test(one));
  url.searchParams.set('globals', [...others, `interface:${language}`].join(';'));
  return url.href;
}
