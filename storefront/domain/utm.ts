import type { CampaignMarks } from '@otzar/contract/utm';

const NAMES = ['utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Longest value that is reported, in characters; what a campaign says beyond it is nothing to count by. */
const LONGEST = 200;

/** The marks of a query that say something; null where none does (specification, section 7: only non-empty ones). */
export function campaignMarks(query: URLSearchParams): CampaignMarks | null {
  const marks = NAMES.map((name) => [name, query.get(name)?.trim().slice(0, LONGEST).trim()]);
  const told = marks.filter(([, value]) => value);
  return told.length > 0 ? Object.fromEntries(told) : null;
}

/** What may be about one person: an e-mail address, or so many digits as a telephone or a customer's number has. */
const PERSONAL = /@|%40|\d[\d\s().-]{5,}\d/i;

/** The mark that is kept: a campaign's own word, never a person's. */
export const impersonalMark = (mark: string | undefined): string =>
  mark === undefined || PERSONAL.test(mark) ? '' : mark;
