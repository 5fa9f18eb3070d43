import { reportCampaign } from '@otzar/contract/utm';
import { campaignMarks } from '@otzar/domain/utm';
import { useEffect } from 'react';
import { call } from '../../platform/http.ts';

/** What has been reported of this visit. */
const reported = new Set<string>();

/**
 * Reports what campaign has led to a path (specification, section 2): on each change to a different one, and the
 * same marks once in a visit. Nobody hears of a failure (section 8).
 */
export function useCampaign(pathname: string, search: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query that changes on the same path is no new arrival
  useEffect(() => {
    const marks = campaignMarks(new URLSearchParams(search));
    if (!marks) return;
    const told = JSON.stringify(marks);
    if (reported.has(told)) return;
    reported.add(told);
    call(reportCampaign, { body: marks }).catch(() => undefined);
  }, [pathname]);
}
