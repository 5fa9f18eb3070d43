import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetExpired } from '../../app/expired.ts';
import { outbox } from '../../db/schema.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../db/temporary-database.ts';
import { pauseAfter } from '../retry-pause.ts';
import { deliverDue } from './mail-worker.ts';
import { writeMessage } from './message.ts';
import { type MailMessage, putInOutbox, type SentMessage, takeDue } from './outbox.ts';
import { mailFolder, type Transport } from './transport.ts';

const NOON = new Date('2026-11-24T12:00:00.000Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);

let database: TemporaryDatabase;

beforeAll(async () => {
  database = await openTemporaryDatabase();
});

afterAll(() => database.remove());

beforeEach(async () => {
  await database.db.delete(outbox);
});

const letter = (different: Partial<MailMessage> = {}): MailMessage => ({
  ...writeMessage({
    to: 'noa@example.com',
    subject: 'Your order 12',
    greeting: 'Thank you for your order',
    pieces: ['It is on its way.'],
    sendAfter: NOON,
  }),
  ...different,
});

/** A mail server that keeps what it is given, after refusing it so many times. */
const server = (refusals = 0) => {
  const taken: SentMessage[] = [];
  let left = refusals;
  const transport: Transport = async (sent) => {
    left -= 1;
    if (left >= 0) throw new Error('The mail server is away.');
    taken.push(sent);
  };
  return { taken, transport };
};

const round = (transport: Transport, now = NOON) =>
  deliverDue({ db: database.db, clock: () => now, transport });

const kept = async () => database.db.select().from(outbox).orderBy(outbox.id);

describe('the mail worker', () => {
  test('takes each letter that is due once, and leaves what is for later', async () => {
    const { taken, transport } = server();
    await putInOutbox(database.db, [letter(), letter({ send_after: later(60) })]);
    expect(await round(transport)).toBe(1);
    expect(await round(transport)).toBe(0);
    expect(await round(transport, later(60))).toBe(1);
    expect(taken).toHaveLength(2);
    expect((await kept()).map(({ sent_at }) => sent_at)).toEqual([NOON, later(60)]);
  });

  test('takes many letters in one round', async () => {
    const { taken, transport } = server();
    await putInOutbox(
      database.db,
      Array.from({ length: 35 }, () => letter()),
    );
    expect(await round(transport)).toBe(35);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(35);
  });

  test('shares a round with other processes, and none is sent twice', async () => {
    const { taken, transport } = server();
    await putInOutbox(
      database.db,
      Array.from({ length: 40 }, () => letter()),
    );
    await Promise.all(Array.from({ length: 4 }, () => round(transport)));
    expect(taken).toHaveLength(40);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(40);
  });

  test('comes again after a failure, each time later', async () => {
    const { taken, transport } = server(2);
    await putInOutbox(database.db, [letter()]);
    await round(transport);
    const [failed] = await kept();
    expect(failed).toMatchObject({
      attempts: 1,
      last_error: 'The mail server is away.',
      send_after: later(30),
    });
    expect(await round(transport, later(29))).toBe(0);
    await round(transport, later(30));
    expect((await kept())[0]).toMatchObject({ attempts: 2, send_after: later(90) });
    await round(transport, later(90));
    expect(taken).toHaveLength(1);
    expect((await kept())[0]).toMatchObject({ sent_at: later(90), last_error: null });
    const pauses = Array.from({ length: 20 }, (_, tries) => pauseAfter(tries + 1));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(Math.max(...pauses)).toBe(6 * 60 * 60 * 1_000);
  });

  test('finds a letter again that somebody took and never sent', async () => {
    const { taken, transport } = server();
    await putInOutbox(database.db, [letter()]);
    expect(await takeDue(database.db, NOON, 10)).toHaveLength(1);
    expect(await round(transport, later(60))).toBe(0);
    expect(await round(transport, later(121))).toBe(1);
    expect(taken).toHaveLength(1);
  });

  test('gives up one day', async () => {
    const { taken, transport } = server();
    await putInOutbox(database.db, [letter()]);
    await database.db
      .update(outbox)
      .set({ attempts: 24 })
      .where(eq(outbox.recipient, 'noa@example.com'));
    expect(await round(transport)).toBe(0);
    expect(taken).toEqual([]);
  });

  test('keeps what is sent for thirty days, and what is not for as long as it takes', async () => {
    await putInOutbox(database.db, [letter(), letter({ send_after: later(3_600) })]);
    await round(server().transport);
    const days = (count: number) => later(count * 86_400);
    await forgetExpired(database.db, days(29));
    expect(await kept()).toHaveLength(2);
    await forgetExpired(database.db, days(31));
    expect((await kept()).map(({ sent_at }) => sent_at)).toEqual([null]);
  });
});

describe('a letter', () => {
  test('keeps markup as text, and has no second header in its subject', () => {
    const written = writeMessage({
      to: 'noa@example.com\nBcc: all@example.com',
      subject: 'From Noa\r\nBcc: all@example.com',
      greeting: '<b>Noa</b>',
      pieces: [
        '<script>alert(1)</script>',
        [
          { label: '<i>a</i>', value: '"&\'' },
          { label: 'Gift message', words: '<i>Mazal</i>\ntov' },
        ],
      ],
      sendAfter: NOON,
    });
    expect(written.html).not.toMatch(/<script|<b>|<i>/);
    expect(written.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(written.text).toContain('<script>alert(1)</script>');
    expect(written.text).toContain('Gift message: <i>Mazal</i>\ntov');
    expect(written.subject + written.recipient).not.toMatch(/[\r\n]/);
  });

  test('that is to be answered elsewhere says where', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otzar-mail-'));
    try {
      const { reply_to } = writeMessage({
        ...{ to: 'hello@otzar.example', replyTo: 'ruth@example.com\nBcc: all@example.com' },
        ...{ subject: 'A chat', greeting: 'A chat', pieces: [], sendAfter: NOON },
      });
      expect(reply_to).not.toMatch(/[\r\n]/);
      await putInOutbox(database.db, [letter({ reply_to: 'ruth@example.com' }), letter()]);
      await round(mailFolder(folder));
      const files = (await readdir(folder)).toSorted();
      const read = files.map((file) => readFile(join(folder, file), 'utf8'));
      const [answered, other] = await Promise.all(read);
      expect(answered).toMatch(/^Reply-To: ruth@example\.com\r?$/m);
      expect(other).not.toContain('Reply-To');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('without a mail server is laid into a folder, Hebrew and all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otzar-mail-'));
    try {
      await putInOutbox(database.db, [letter({ subject: 'שנה טובה, נועה' })]);
      expect(await round(mailFolder(join(folder, 'mail')))).toBe(1);
      const [file = '', ...others] = await readdir(join(folder, 'mail'));
      expect(others).toEqual([]);
      expect(file).toMatch(/^\d{6}\.eml$/);
      const message = await readFile(join(folder, 'mail', file), 'utf8');
      expect(message).toContain('To: noa@example.com');
      expect(message).toMatch(/^From: Otzar <hello@otzar\.example>/m);
      expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(message).toContain('text/html');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
