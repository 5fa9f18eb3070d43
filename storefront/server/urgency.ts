import type { Http2Session, ServerHttp2Stream } from 'node:http2';
import type { WebListener, WebRequest } from './last-answers.ts';

/** What a request counts as that says nothing of it; 0 is most urgent, 7 least (RFC 9218, section 4.1). */
const USUAL = 3;
/** How long what is less urgent waits at most, in milliseconds: what is urgent may wait for something else itself. */
const LONGEST_WAIT_MS = 500;

/** The urgency of a request by its `priority` header. */
export function urgencyOf(priority: string | undefined): number {
  const named = /(?:^|,)\s*u=([0-7])\s*(?=[,;]|$)/.exec(priority ?? '');
  return named ? Number(named[1]) : USUAL;
}

const streamOf = (request: WebRequest): ServerHttp2Stream | undefined =>
  'stream' in request ? request.stream : undefined;

/** What is asked for on one connection of HTTP/2. */
class Session {
  #urgent = 0;
  readonly #waiting = new Set<() => void>();

  /** Counts an urgent request until its answer has been handed over. */
  hurry(stream: ServerHttp2Stream): void {
    this.#urgent++;
    stream.once('close', () => {
      this.#urgent--;
      if (this.#urgent === 0) for (const begin of this.#waiting) begin();
    });
  }

  /** Begins once nothing urgent is under way; what was asked for in the same moment is known in the next. */
  wait(stream: ServerHttp2Stream, go: () => void): void {
    const end = () => {
      clearTimeout(timer);
      this.#waiting.delete(begin);
    };
    const begin = () => {
      end();
      go();
    };
    const timer = setTimeout(begin, LONGEST_WAIT_MS);
    this.#waiting.add(begin);
    stream.once('close', end);
    setImmediate(() => {
      if (this.#urgent === 0 && this.#waiting.has(begin)) begin();
    });
  }
}

/**
 * Answers what a browser calls urgent before the rest of the same connection of HTTP/2. All of it shares one line: a dozen
 * scripts that were handed over first would stand before the type and the picture that a shopper waits for. Over HTTP/1.1
 * browsers see to that themselves.
 */
export function urgentFirst(listener: WebListener): WebListener {
  const sessions = new WeakMap<Http2Session, Session>();
  return (request, response) => {
    const stream = streamOf(request);
    if (stream?.session == null) return listener(request, response);
    const session = sessions.get(stream.session) ?? new Session();
    sessions.set(stream.session, session);
    const isUrgent = urgencyOf([request.headers.priority].flat()[0]) < USUAL;
    if (!isUrgent) return session.wait(stream, () => listener(request, response));
    session.hurry(stream);
    return listener(request, response);
  };
}
