import type { Hono } from 'hono';
import { letterPages, type Notice } from '../../kit/mail/letter-pages.ts';
import type { Shop } from '../../kit/shop.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { confirmRequest, endRequest, readRequest } from './queries.ts';
import { readWaitedFor } from './waited-for.ts';

/** What each page says: the language is that of whoever opens it. */
const notices = {
  runOut: (): Notice => [410, messages.pages.runOut.title, messages.pages.runOut.sentence],
  willWrite: (title: string): Notice => [
    200,
    messages.pages.willWrite.title,
    messages.pages.willWrite.sentence(title),
  ],
  ended: (): Notice => [200, messages.pages.ended.title, messages.pages.ended.sentence],
  ask: (email: string, title: string): Notice => [
    200,
    messages.pages.ask.title,
    messages.pages.ask.sentence(email, title),
    messages.pages.ask.yes,
  ],
  askToEnd: (title: string): Notice => [
    200,
    messages.pages.askToEnd.title,
    messages.pages.askToEnd.sentence(title),
    messages.pages.askToEnd.yes,
  ],
};

/** What the links of letters about something sold out lead to. */
export function backInStockPages({ db, clock, forgerySecret }: Shop): Hono {
  const ask = async (id: number): Promise<Notice> => {
    const kept = await readRequest(db, id);
    if (kept === null) return notices.runOut();
    const { title } = await readWaitedFor(db, kept);
    return kept.confirmed_at === null ? notices.ask(kept.email, title) : notices.willWrite(title);
  };

  const confirm = async (id: number): Promise<Notice> => {
    const kept = await confirmRequest(db, id, clock());
    if (kept === null) return notices.runOut();
    return notices.willWrite((await readWaitedFor(db, kept)).title);
  };

  const askToEnd = async (id: number): Promise<Notice> => {
    const kept = await readRequest(db, id);
    return kept === null
      ? notices.ended()
      : notices.askToEnd((await readWaitedFor(db, kept)).title);
  };

  const end = async (id: number): Promise<Notice> => {
    await endRequest(db, id);
    return notices.ended();
  };

  return letterPages(links, forgerySecret, {
    confirm: { ask, act: confirm },
    unsubscribe: { ask: askToEnd, act: end },
  });
}
