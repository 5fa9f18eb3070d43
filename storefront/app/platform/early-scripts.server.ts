import { recordUseScript } from '@otzar/design-system/foundations/replay';
import { closedAnnouncementScript } from './closed-announcement.ts';
import { laidOutScript } from './laid-out.ts';
import { staleBuildScript } from './stale-build.ts';

/**
 * What must run before all else on a page, in its head.
 * @param build the build that the page is of
 */
export const earlyScripts = (build: string): string =>
  [recordUseScript, closedAnnouncementScript, laidOutScript, staleBuildScript(build)].join(';');
