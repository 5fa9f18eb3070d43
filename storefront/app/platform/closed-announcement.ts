import { keyOf } from './storage.ts';

/** The announcement's id in the page. */
export const ANNOUNCEMENT = 'announcement';

interface SavedNotices {
  data?: { betaClosed?: boolean };
}

/** Runs in the page before it is painted; it must stand alone. */
function hideClosedAnnouncement(key: string, id: string): void {
  try {
    const kept: SavedNotices = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (!kept.data?.betaClosed) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`#${id}{display:none}`);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Nothing readable is kept: the announcement is shown.
  }
}

/**
 * The script for the head of every page: the server draws the announcement for everybody, and whoever
 * has closed it must not see it flash.
 */
export const closedAnnouncementScript = `(${hideClosedAnnouncement})(${JSON.stringify(keyOf('notices'))},${JSON.stringify(ANNOUNCEMENT)})`;
