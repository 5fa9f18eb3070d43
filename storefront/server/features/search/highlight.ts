import type { Highlight } from '@otzar/contract/search';
import { asMarkup } from '@otzar/domain/markup';
import { plainWords } from '@otzar/domain/plain-words';

/** A text as the provider's protocol shows what was found: words that begin as one of those asked for. */
export function highlight(text: string, asked: string[]): Highlight {
  const matched = new Set<string>();
  const value = text
    .split(/([^\s־–-]+)/u)
    .map((part) => {
      const word = plainWords(part).join('');
      const found = word === '' ? undefined : asked.find((one) => word.startsWith(one));
      if (found === undefined) return asMarkup(part);
      matched.add(found);
      return `<em>${asMarkup(part)}</em>`;
    })
    .join('');
  const whole = asked.length > 0 && matched.size === asked.length;
  const some = matched.size > 0 ? 'partial' : 'none';
  return { value, matchLevel: whole ? 'full' : some, matchedWords: [...matched] };
}
