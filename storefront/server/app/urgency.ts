import type { Http2Session, ServerHttp2Stream } from 'node:http2';
import type { WebListener, WebRequest } from './last-answers.ts';

/** What a request counts as that says nothing of it; 0 is most urgent, 7 least (RFC 9218, section 4.1). */
const USUAL = 3;
/** How long what is less urgent waits at most, in milliseconds: what is urgent may wait for something else itself. */
const LONGEST_WAIT_MS = 500;
/** For how long after a page was handed over its type may be asked for: it is as soon as its first text is set. */
const PAGE_BEGINS_MS = 1_000;
/** How long what is less urgent waits for that, in milliseconds. */
const YIELDS_MS = 60;

/** The urgency of a request by its `priority` header. */
export function urgencyOf(priority: string | undefined): number {
  const named = /(?:^|,)\s*u=([0-7])\s*(?=[,;]|$)/.exec(priority ?? '');
  return named ? Number(named[1]) : USUAL;
}

const streamOf = (request: WebRequest): ServerHttp2Stream | undefined =>
  'stream' in request ? request.stream : undefined;

/** What is asked for on one connection of HTTP/2. */
class Session {
  readonly #yieldsMs: number;
  #urgent = 0;
  #pageAt = Number.NEGATIVE_INFINITY;
  /** What could begin if nothing urgent were under way. */
  readonly #ready = new Set<() => void>();

  constructor(yieldsMs: number) {
    this.#yieldsMs = yieldsMs;
  }

  /** Counts an urgent request until its answer has been handed over. */
  hurry(stream: ServerHttp2Stream, isPage: boolean): void {
    this.#urgent++;
    stream.once('close', () => {
      this.#urgent--;
      if (isPage) this.#pageAt = performance.now();
      if (this.#urgent === 0) for (const begin of this.#ready) begin();
    });
  }

  /** Begins once nothing urgent is under way, nor to be expected. */
  wait(stream: ServerHttp2Stream, go: () => void): void {
    const pageBegins = performance.now() - this.#pageAt < PAGE_BEGINS_MS;
    const end = () => {
      clearTimeout(yielding);
      clearTimeout(longest);
      this.#ready.delete(begin);
    };
    const begin = () => {
      end();
      go();
    };
    const yielding = setTimeout(
      () => {
        if (this.#urgent === 0) begin();
        else this.#ready.add(begin);
      },
      pageBegins ? this.#yieldsMs : 0,
    );
    const longest = setTimeout(begin, LONGEST_WAIT_MS);
    stream.once('close', end);
  }
}

/**
 * Answers what a browser calls urgent before the rest of the same connection of HTTP/2. All of it shares one line: a dozen
 * scripts that were handed over first would stand before the type and the picture that a shopper waits for. Over HTTP/1.1
 * browsers see to that themselves.
 * @param yieldsMs how long what is less urgent lets more of what is urgent be asked for, when a page begins
 */
export function urgentFirst(listener: WebListener, yieldsMs = YIELDS_MS): WebListener {
  const sessions = new WeakMap<Http2Session, Session>();
  return (request, response) => {
    const stream = streamOf(request);
    if (stream?.session == null) return listener(request, response);
    const session = sessions.get(stream.session) ?? new Session(yieldsMs);
    sessions.set(stream.session, session);
    const isUrgent = urgencyOf([request.headers.priority].flat()[0]) < USUAL;
    if (!isUrgent) return session.wait(stream, () => listener(request, response));
    session.hurry(stream, request.headers['sec-fetch-dest'] === 'document');
    return listener(request, response);
  };
}
