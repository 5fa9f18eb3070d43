import * as v from 'valibot';
import { messages } from '#messages/utm';
import { endpoint } from './endpoint.ts';

/** Longest value of a campaign's mark, in characters. */
const LONGEST_MARK = 200;

/** A mark that a campaign has put into an address; one that is empty is left out. */
const Mark = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => messages.empty),
    v.maxLength(LONGEST_MARK, () => messages.tooLong(LONGEST_MARK)),
  ),
);

/** What a campaign says of itself in the addresses that it hands out (specification, section 7). */
export const CampaignMarks = v.pipe(
  v.object({ utm_medium: Mark, utm_campaign: Mark, utm_term: Mark, utm_content: Mark }),
  v.check(
    (marks) => Object.keys(marks).length > 0,
    () => messages.none,
  ),
);
export type CampaignMarks = v.InferOutput<typeof CampaignMarks>;

export const reportCampaign = endpoint({
  method: 'POST',
  path: '/utm',
  audience: 'personal',
  body: CampaignMarks,
  status: 200,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});
