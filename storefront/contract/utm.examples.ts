import type { Answer } from './endpoint.ts';
import type { reportCampaign } from './utm.ts';

export const reportCampaignExamples = {
  default: { message: 'Counted.' },
} satisfies Record<string, Answer<typeof reportCampaign>>;
