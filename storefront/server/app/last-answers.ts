import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';

/** How long answers are held back while the shop stops listening. */
const HOLD_MS = 250;

export type WebRequest = IncomingMessage | Http2ServerRequest;
export type WebResponse = ServerResponse | Http2ServerResponse;
export type WebListener = (request: WebRequest, response: WebResponse) => unknown;

/** Answers that are under way, so that each can be told to be its connection's last. */
export class Answers {
  readonly #open = new Set<WebResponse>();
  #last = false;
  #waiting: (() => void)[] | null = null;

  /** Passes requests on, and marks their answers once no others are to follow. */
  watch(listener: WebListener): WebListener {
    return (request, response) => {
      this.#open.add(response);
      response.once('close', () => this.#open.delete(response));
      if (this.#last) this.#mark(response);
      if (this.#waiting === null) return listener(request, response);
      this.#waiting.push(() => listener(request, response));
    };
  }

  /**
   * Leaves requests unanswered for a moment while `work` is done: whoever waits for an answer opens no
   * connection, and so loses none at a port that is closed just then.
   */
  async hold(work: () => void): Promise<void> {
    this.#waiting = [];
    await wait(HOLD_MS);
    work();
    const held = this.#waiting;
    this.#waiting = null;
    for (const go of held) go();
  }

  /** From now on each connection ends with the answer that it is waiting for, or the next one. */
  beLast(): void {
    this.#last = true;
    for (const response of this.#open) this.#mark(response);
  }

  #mark(response: WebResponse): void {
    if (response.headersSent) return;
    // HTTP/2 has no such header: its connection says so itself, once this answer is on its way.
    if ('stream' in response) response.stream.session?.close();
    else response.setHeader('Connection', 'close');
  }
}
