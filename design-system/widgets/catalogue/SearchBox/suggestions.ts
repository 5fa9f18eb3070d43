import * as messages from '#messages/widgets/catalogue/SearchBox';
import type { PictureSource } from '../../../components/Picture/index.ts';

/** A product offered while a shopper types. */
export interface ProductSuggestion {
  title: string;
  /** Where it leads. */
  path: string;
  picture?: PictureSource;
}

/** What is known of the suggestions for what was typed. */
export interface Suggestions {
  /** `idle` before anything is typed; a failure comes with a sentence in `message`. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Words to search for, 25 at most (specification, section 9). */
  texts: string[];
  /** Products to open, 15 at most (specification, section 9). */
  products: ProductSuggestion[];
  /** What may have been meant: the same keys in the other keyboard layout. */
  meant?: string;
  /** What happened and what to do, where it failed. */
  message?: string;
}

/** One line of the list: words to search for, or a product to open. */
export type Choice =
  | { kind: 'text'; text: string }
  | { kind: 'product'; product: ProductSuggestion };

/** A named part of the list. */
export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

const MOST_TEXTS = 25;
const MOST_PRODUCTS = 15;

const textChoice = (text: string): Choice => ({ kind: 'text', text });

/** What the list shows: recent searches until something is typed, then what was found. */
export function groupsOf(typed: string, suggestions: Suggestions, recent: string[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] =
    typed.trim() === ''
      ? [{ name: messages.recentSearches, choices: recent.map(textChoice) }]
      : [
          {
            name: messages.suggestions,
            choices: suggestions.texts.slice(0, MOST_TEXTS).map(textChoice),
          },
          {
            name: messages.products,
            choices: suggestions.products
              .slice(0, MOST_PRODUCTS)
              .map((product) => ({ kind: 'product', product })),
          },
        ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** The state of the list in words, for those who do not see it. */
export function statusText(typed: string, suggestions: Suggestions, count: number): string {
  if (typed.trim() === '') return '';
  if (suggestions.status === 'loading') return messages.loading;
  if (suggestions.status === 'failed') {
    return suggestions.message ?? messages.failed;
  }
  if (suggestions.status === 'idle') return '';
  if (count === 0) return messages.none;
  return messages.count(count);
}
