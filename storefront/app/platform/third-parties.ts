import * as messages from '#messages/platform';
import { CallFailed } from './call-failed.ts';
import { openTrackerQueue, type TrackerCommand, tellTracker } from './tracker.ts';
import { type Contact, type Facts, firstParty, type Tracking } from './tracking.ts';

/** The scripts of the companies that help; null for what the shop does by itself. */
export interface Partners {
  marketing: string | null;
  chat: string | null;
  feedback: string | null;
}

const scripts = new Map<string, Promise<void>>();

/** Whether something of another company is in the page: it goes only with the page. */
export const haveCome = (): boolean => scripts.size > 0;

/** Brings a script into the page, once; one that did not come may be brought again. */
function bring(address: string): Promise<void> {
  const before = scripts.get(address);
  if (before) return before;
  const pending = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      scripts.delete(address);
      reject(new Error(`${address} did not come.`));
    };
    document.head.append(script);
  });
  scripts.set(address, pending);
  return pending;
}

/** Tells the tracker, whose script comes with the first that it is told. */
function tell(address: string, command: TrackerCommand): void {
  openTrackerQueue();
  tellTracker(command);
  bring(address).catch((error: unknown) => console.warn('The tracker is away:', error));
}

/** Opens what a script brings: it hears of each press by an event on the window. */
async function openWidget(address: string, event: string, sentence: string): Promise<void> {
  try {
    await bring(address);
  } catch {
    throw new CallFailed(0, { message: sentence });
  }
  window.dispatchEvent(new Event(event));
}

/** Marketing and help by other companies: each script comes when it is first needed, and not before. */
export const thirdParties = ({ marketing, chat, feedback }: Partners): Tracking => ({
  ...firstParty,
  ...(marketing && {
    event: (name: string, facts: Facts) => tell(marketing, ['track', name, facts]),
    identify: async ({ email, name }: Contact) =>
      tell(marketing, ['identify', { $email: email, ...(name && { $first_name: name }) }]),
  }),
  ...(chat && { openChat: () => openWidget(chat, 'otzar:open-chat', messages.chatClosed) }),
  ...(feedback && {
    openFeedback: () => openWidget(feedback, 'otzar:open-feedback', messages.noForm),
  }),
});
