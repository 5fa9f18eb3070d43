import type { Language } from '@otzar/contract/language';

/** Why a language is offered: it was chosen before, or the browser asks for it. */
export type OfferReason = Language | 'preferred';

/** Whether a browser whose languages these are, the most wanted first, reads the one and rather not the other. */
function prefersOther(page: Language, preferred: readonly string[]): boolean {
  const hebrew = preferred.findIndex((tag) => /^(he|iw)\b/i.test(tag));
  const english = preferred.findIndex((tag) => /^en\b/i.test(tag));
  if (page === 'he') return english !== -1 && hebrew === -1;
  return hebrew !== -1 && (english === -1 || hebrew < english);
}

/**
 * Why a page is to be offered in the other language; null for not at all. What was chosen counts before what the browser
 * prefers, and each reason for one offer.
 * @param page the language that the page is in
 * @param chosen the language that was chosen here, if any
 * @param preferred the browser's languages
 * @param last why it was offered before
 */
export function offerReason(
  page: Language,
  chosen: Language | null,
  preferred: readonly string[],
  last: OfferReason | null,
): OfferReason | null {
  const reason = chosen ?? 'preferred';
  const wanted = chosen === null ? prefersOther(page, preferred) : chosen !== page;
  return wanted && reason !== last ? reason : null;
}
