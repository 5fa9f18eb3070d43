import { signUpForNewsletter } from '@otzar/contract/newsletter';
import * as messages from '#messages/platform';
import { tellTracker } from './tracker.ts';

/** What is told of an event; never anything about who did it. */
export type Facts = Record<string, string | number>;

/** Whom marketing may write to. */
export interface Contact {
  kind: 'customer' | 'guest';
  email: string;
  name?: string | undefined;
}

/** Marketing and help, whoever does them; each may fail, and none may keep the shop from working. */
export interface Tracking {
  /** Tells of something that happened in the shop, such as `Added to Cart`. */
  event: (name: string, facts: Facts) => void;
  /** Tells who is here, to whom they have given their address. */
  identify: (contact: Contact) => Promise<void>;
  /** Asks for the shop's letters. @returns what happens next @throws {CallFailed} */
  subscribe: (email: string) => Promise<string>;
  /** Opens the chat. @throws {CallFailed} when it does not come */
  openChat: () => Promise<void>;
  /** Opens the form for opinions. @throws {CallFailed} when it does not come */
  openFeedback: () => Promise<void>;
}

let openOwn: Tracking['openChat'] = () => Promise.reject(new Error(messages.chatClosed));

/** Brings the shop's own chat, which is there once the page is awake. */
export const provideChat = (open: Tracking['openChat']): void => {
  openOwn = open;
};

/** How many events are held while it is not known whether others may hear of them. */
const MOST_HELD = 20;
let held: [name: string, facts: Facts][] | null = [];

/** What was held is nobody's business: others may hear of nothing, or there are none. */
export const dropHeld = (): void => {
  held = null;
};

/**
 * The shop by itself: it counts nobody, and its people are reached on its own pages. A tracker that is present
 * without the shop having brought it is told of events all the same (specification, section 7).
 */
export const firstParty: Tracking = {
  event: (name, facts) => {
    if (tellTracker(['track', name, facts])) return;
    if (held && held.length < MOST_HELD) held.push([name, facts]);
  },
  identify: async () => undefined,
  subscribe: async (email) => {
    const { call } = await import('./http.ts');
    return (await call(signUpForNewsletter, { body: { email } })).message;
  },
  openChat: () => openOwn(),
  openFeedback: () => Promise.reject(new Error(messages.noForm)),
};

let current = firstParty;

/** Who does marketing and help on this page. */
export const tracking = (): Tracking => current;

/** Lets somebody else do them, who hears of what happened while that was not known. @returns gives them back to the shop */
export function trackWith(to: Tracking): () => void {
  current = to;
  for (const [name, facts] of held ?? []) to.event(name, facts);
  dropHeld();
  return () => {
    if (current === to) current = firstParty;
  };
}

/**
 * Tells marketing who is here (specification, section 5).
 * @param person whose address may be missing
 * @throws {Error} without an e-mail address
 */
export async function identify(
  person: Omit<Contact, 'email'> & { email?: string | null },
): Promise<void> {
  const email = person.email?.trim();
  if (!email)
    throw new Error(
      person.kind === 'guest'
        ? 'Guest email is required'
        : 'Email is required for customer identification',
    );
  await current.identify({ ...person, email });
}

/** The same, where nothing depends on it: what goes wrong is only logged (specification, section 7). */
export const identifyQuietly = (person: Parameters<typeof identify>[0]): Promise<void> =>
  identify(person).catch((error: unknown) => console.warn('Identification failed:', error));
