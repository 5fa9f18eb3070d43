import { language } from '@otzar/contract/language';

const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** What turns all that follows it: an older database may hold it, the catalogues never do. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E]/g;
const OPENING = /[\u2066-\u2068]/;

/** A text that changes the order of nothing around it: no marks and overrides, and every isolate in it closed. */
export function contained(text: string): string {
  let open = 0;
  let kept = '';
  for (const letter of text.replace(TURNING, '')) {
    if (letter === END && open === 0) continue;
    if (OPENING.test(letter)) open += 1;
    if (letter === END) open -= 1;
    kept += letter;
  }
  return kept + END.repeat(open);
}

/** Letters that run against those of a language. */
const AGAINST = { en: /[\p{Script=Hebrew}\p{Script=Arabic}]/u, he: /\p{Script=Latin}/u };

/** A title, a name or the like, as it stands within words of the shop: in plain text, where no element parts them. */
export function isolated(text: string): string {
  const kept = contained(text);
  return AGAINST[language()].test(kept) ? `${FIRST_STRONG}${kept}${END}` : kept;
}
