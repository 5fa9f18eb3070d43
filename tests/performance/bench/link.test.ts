import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFlow, createLane, startLink } from './link.mjs';

const SEGMENT = 1_460;
const roundTripMs = 100;

describe('a connection over the link', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** A line on which a segment takes so many milliseconds, and when each of a flow over it arrives. */
  function line(msPerSegment: number) {
    const lane = createLane(SEGMENT / msPerSegment);
    const started = performance.now();
    const flow = () => {
      const arrived: { at: number; first: number | undefined }[] = [];
      const arrive = (bytes: Buffer) =>
        void arrived.push({ at: performance.now() - started, first: bytes[0] });
      return { arrived, ...createFlow({ lane, roundTripMs, arrive }) };
    };
    return { flow };
  }

  /** Segments that can be told apart by their first byte. */
  const segments = (count: number) =>
    Buffer.concat(Array.from({ length: count }, (_, at) => Buffer.alloc(SEGMENT, at)));
  const times = (arrived: { at: number }[]) => arrived.map(({ at }) => Math.round(at));

  test('sends ten segments at first, and the next when the first is acknowledged', () => {
    const flow = line(1).flow();
    flow.send(segments(12));
    vi.runAllTimers();
    expect(times(flow.arrived)).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 152, 153]);
  });

  test('sends twice as many in the second round trip', () => {
    const flow = line(1).flow();
    flow.send(segments(60));
    vi.advanceTimersByTime(199);
    expect(flow.arrived).toHaveLength(10 + 20);
  });

  test('sends as much as the line carries once that is what holds it up', () => {
    const flow = line(20).flow();
    flow.send(segments(40));
    vi.runAllTimers();
    expect(times(flow.arrived).at(-1)).toBe(40 * 20 + roundTripMs / 2);
  });

  test('shares the line with the others', () => {
    const { flow } = line(10);
    const [one, other] = [flow(), flow()];
    one.send(segments(3));
    other.send(segments(1));
    vi.runAllTimers();
    expect(times(one.arrived)).toEqual([60, 70, 80]);
    expect(times(other.arrived)).toEqual([90]);
  });

  test('keeps the order in which it was sent', () => {
    const flow = line(0.1).flow();
    for (let at = 0; at < 40; at += 1) flow.send(Buffer.alloc(7, at));
    vi.runAllTimers();
    expect(flow.arrived.map(({ first }) => first)).toEqual(
      Array.from({ length: 40 }, (_, at) => at),
    );
  });
});

test('all that is said through the link arrives, and is counted in both directions', async () => {
  const question = Buffer.alloc(70_001, 'a');
  const answer = Buffer.alloc(300_007, 'b');
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const heard: Buffer[] = [];
    socket.on('data', (bytes) => heard.push(bytes));
    socket.on('end', () => {
      socket.end(Buffer.concat(heard).equals(question) ? answer : 'another question');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const link = await startLink(
    { hostname: '127.0.0.1', port },
    { roundTripMs: 2, down: 100_000, up: 100_000 },
  );
  const client = connect({ host: '127.0.0.1', port: link.port, allowHalfOpen: true });
  client.end(question);
  expect((await buffer(client)).equals(answer)).toBe(true);
  expect(link.travelled()).toEqual({ down: answer.length, up: question.length });
  link.close();
  server.close();
});
