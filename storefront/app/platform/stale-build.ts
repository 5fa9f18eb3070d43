import * as messages from '#messages/platform';
import { LEAVES_WITHIN } from './page-leaving.ts';

/** Which builds this tab has left already because a file of theirs was gone. */
const LEFT = 'otzar:left-builds';

/** The page is about to be left for a newer one: what was typed can be kept. */
export const LEAVING = 'otzar:leaving';

/** A part of the page did not come and will not; whoever says so prevents the default, which is plain. */
export const PART_MISSING = 'otzar:part-missing';

/** Vite's word for code that did not come (specification, section 8); of a screen, the shell's (`useMissingScreen.ts`). */
export interface PreloadError extends Event {
  payload?: unknown;
  /** The address of the screen whose code did not come. */
  screen?: string;
}

/**
 * Runs in the page before its other scripts; it must stand alone. After a deployment the files of an open page
 * may be gone. A screen is then loaded from the server, which draws it with or without its code; a page of which a part
 * is gone is loaded again, once for each build. Where the network itself fails that would help nobody, and where nothing
 * can be noted it might go on for ever: what was chosen or sent before is then done without that part.
 */
function leaveStaleBuild(
  key: string,
  leavingEvent: string,
  missingEvent: string,
  build: string,
  leavesWithin: number,
  words: { partMissing: string; loadAgain: string },
): void {
  const leave = async (payload: unknown): Promise<boolean> => {
    try {
      const left: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (left.includes(build)) return false;
      const [file = location.href] = /https?:\/\/\S+/.exec(String(payload)) ?? [];
      await fetch(file, { method: 'HEAD', cache: 'no-store' });
      sessionStorage.setItem(key, JSON.stringify([...left, build]));
    } catch {
      return false;
    }
    dispatchEvent(new Event(leavingEvent));
    location.reload();
    return true;
  };

  const say = () => {
    if (!navigator.onLine || document.getElementById(missingEvent)) return;
    window.earlyUse?.fallBack();
    if (!dispatchEvent(new Event(missingEvent, { cancelable: true }))) return;
    const notice = document.createElement('p');
    const again = document.createElement('a');
    notice.id = missingEvent;
    notice.role = 'alert';
    notice.style.cssText =
      'position:sticky;inset-block-end:0;margin:0;padding:1rem;text-align:center;background:Canvas;color:CanvasText';
    again.href = location.href;
    again.onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    again.append(words.loadAgain);
    notice.append(words.partMissing, again);
    document.body.append(notice);
  };

  // Browsers fail what a page has asked for when it is left, of which Safari on a phone tells only with the last event:
  // nothing of it is missing then. Back may show it again.
  let goingSince = Number.NEGATIVE_INFINITY;
  for (const type of ['beforeunload', 'pagehide'])
    addEventListener(type, () => {
      goingSince = performance.now();
    });
  addEventListener('pageshow', () => {
    goingSince = Number.NEGATIVE_INFINITY;
  });

  let under: Promise<boolean> | undefined;
  addEventListener('vite:preloadError', ({ payload, screen }: PreloadError) => {
    if (performance.now() - goingSince < leavesWithin) return;
    if (screen !== undefined) {
      dispatchEvent(new Event(leavingEvent));
      location.assign(screen);
      return;
    }
    under ??= leave(payload).finally(() => {
      under = undefined;
    });
    void under.then((isLeft) => {
      if (!isLeft) say();
    });
  });
}

/**
 * The script for the head of every page: the code that would do it later may be what does not come.
 * @param build the version that drew the page
 */
export function staleBuildScript(build: string): string {
  const words = { partMissing: messages.partMissing, loadAgain: messages.loadAgain };
  const given = [LEFT, LEAVING, PART_MISSING, build, LEAVES_WITHIN, words];
  return `(${leaveStaleBuild})(${given.map((one) => JSON.stringify(one)).join()})`;
}
