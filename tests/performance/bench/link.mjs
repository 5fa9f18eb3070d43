import { createServer, Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const SEGMENT = 1_460;
const FIRST_WINDOW = 10 * SEGMENT;

/** A phone on the move: 150 ms there and back, 1.6 Mbit/s down and 0.75 up, in bytes a millisecond. */
export const PHONE_LINE = { roundTripMs: 150, down: 200, up: 93.75 };

/**
 * One direction of a line, whose width all its connections share.
 * @param {number} bytesPerMs
 */
export function createLane(bytesPerMs) {
  let free = 0;
  return {
    bytesPerMs,
    /** Milliseconds from now until so many bytes have gone out behind all that wait already. */
    carry: (bytes) => {
      const now = performance.now();
      free = Math.max(free, now) + bytes / bytesPerMs;
      return free - now;
    },
  };
}

/**
 * One direction of one connection. It starts slowly, as TCP does: ten segments at first, as many more with each that is
 * acknowledged, until they fill the line.
 * @param {{ lane: ReturnType<typeof createLane>, roundTripMs: number, arrive: (bytes: Buffer) => void }} options
 */
export function createFlow({ lane, roundTripMs, arrive }) {
  const waiting = [];
  const flying = [];
  const enough = lane.bytesPerMs * roundTripMs + SEGMENT;
  let window = FIRST_WINDOW;
  let unacknowledged = 0;

  const acknowledge = (bytes) => {
    unacknowledged -= bytes;
    if (window < enough) window += bytes;
    go();
  };
  // Timers of the same millisecond may come in any order, the segments may not.
  const land = () => {
    const bytes = flying.shift();
    setTimeout(acknowledge, roundTripMs / 2, bytes.length);
    arrive(bytes);
  };
  const go = () => {
    while (waiting.length > 0 && unacknowledged + waiting[0].bytes.length <= window) {
      const { bytes, left } = waiting.shift();
      unacknowledged += bytes.length;
      flying.push(bytes);
      setTimeout(land, lane.carry(bytes.length) + roundTripMs / 2);
      left?.();
    }
  };

  return {
    /** @param {Buffer} chunk @param {() => void} [left] called once the last of it is on its way */
    send: (chunk, left) => {
      for (let at = 0; at < chunk.length; at += SEGMENT) {
        const bytes = chunk.subarray(at, at + SEGMENT);
        waiting.push({ bytes, left: at + SEGMENT < chunk.length ? undefined : left });
      }
      go();
    },
    isEmpty: () => waiting.length === 0 && flying.length === 0,
  };
}

/** The same as a stream, which takes no more than it can send and ends once all has arrived. */
function streamOf(lane, roundTripMs, count) {
  let end;
  const flow = createFlow({
    lane,
    roundTripMs,
    arrive: (bytes) => {
      count(bytes.length);
      stream.push(bytes);
      if (flow.isEmpty()) end?.();
    },
  });
  const stream = new Transform({
    transform: (chunk, _encoding, taken) => flow.send(chunk, taken),
    flush: (done) => {
      end = done;
      if (flow.isEmpty()) done();
    },
  });
  return stream;
}

/**
 * Stands between a browser and a shop as a slow line would, and counts all that travels: bodies, headers, TLS and what a
 * service worker fetches.
 * @param {{ hostname: string, port: number }} shop
 */
export async function startLink(shop, { roundTripMs, down, up } = PHONE_LINE) {
  const lanes = { down: createLane(down), up: createLane(up) };
  const travelled = { down: 0, up: 0 };
  const sockets = new Set();
  let lastAt = performance.now();
  const counter = (direction) => (bytes) => {
    travelled[direction] += bytes;
    lastAt = performance.now();
  };
  const join = async (client) => {
    const server = new Socket({ allowHalfOpen: true });
    for (const socket of [client, server]) {
      sockets.add(socket.setNoDelay());
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => {
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(streamOf(lanes.up, roundTripMs, counter('up'))).pipe(server);
    server.pipe(streamOf(lanes.down, roundTripMs, counter('down'))).pipe(client);
    client.pause();
    // No browser may send anything before its greeting has come back.
    await wait(roundTripMs);
    server.connect({ host: shop.hostname, port: shop.port });
    client.resume();
  };
  const listener = createServer({ allowHalfOpen: true }, join);
  await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: listener.address().port,
    /** Bytes in each direction until now. */
    travelled: () => ({ ...travelled }),
    /** Waits until nothing has travelled for so many milliseconds. */
    rest: async (ms) => {
      for (let left = ms; left > 0; left = lastAt + ms - performance.now()) await wait(left);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}
