import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
/** Bytes of a message's letter and length. */
const HEADER = 5;
/** Bytes of a first message, which has no letter, at least. */
const GREETING = 8;
const LETTER = {
  query: 0x51,
  parse: 0x50,
  sync: 0x53,
  functionCall: 0x46,
  terminate: 0x58,
  password: 0x70,
};

/** Messages that PostgreSQL answers as one unit, ending in ReadyForQuery. */
interface Unit {
  connection: number;
  message: Uint8Array;
  answer: (bytes: Uint8Array) => void;
}

/**
 * Cuts a client's bytes into units. An extended query (Parse, Bind, Execute … Sync) is kept
 * together: its unnamed statement belongs to the one backend that all connections share, so a
 * message of another connection in between would change it.
 */
class Framing {
  #bytes: Buffer = Buffer.alloc(0);
  #started = false;
  #unit: Buffer[] = [];
  readonly #prepared = new Set<string>();

  /** Names of the statements that the client has had prepared. */
  get prepared(): ReadonlySet<string> {
    return this.#prepared;
  }

  /** Takes what arrived and gives back what is complete. */
  *take(
    chunk: Buffer,
  ): Generator<{ kind: 'unit'; message: Buffer } | { kind: 'ssl' } | { kind: 'end' }> {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    for (let length = this.#length(); length !== null; length = this.#length()) {
      if (length < GREETING && !this.#started) return yield { kind: 'end' };
      if (this.#bytes.length < length) return;
      const message = this.#bytes.subarray(0, length);
      this.#bytes = this.#bytes.subarray(length);
      if (this.#started) yield* this.#frame(message);
      else yield* this.#greeting(message);
    }
  }

  /** How many bytes the next message has, as it says itself; null while that has not arrived. */
  #length(): number | null {
    if (this.#bytes.length < (this.#started ? HEADER : GREETING)) return null;
    return this.#started ? 1 + this.#bytes.readInt32BE(1) : this.#bytes.readInt32BE(0);
  }

  *#greeting(message: Buffer): ReturnType<Framing['take']> {
    const code = message.readInt32BE(4);
    if (code === SSL_REQUEST) return yield { kind: 'ssl' };
    if (code === CANCEL_REQUEST) return yield { kind: 'end' };
    this.#started = true;
    yield { kind: 'unit', message };
  }

  *#frame(message: Buffer): ReturnType<Framing['take']> {
    const letter = message[0];
    if (letter === LETTER.terminate) return yield { kind: 'end' };
    if (letter === LETTER.parse) this.#note(message);
    this.#unit.push(message);
    const ends =
      letter === LETTER.query ||
      letter === LETTER.sync ||
      letter === LETTER.functionCall ||
      letter === LETTER.password;
    if (!ends) return;
    const unit = Buffer.concat(this.#unit);
    this.#unit = [];
    yield { kind: 'unit', message: unit };
  }

  /** A Parse begins with the statement's name; the unnamed one is replaced by the next. */
  #note(message: Buffer): void {
    const name = message.toString('utf8', 5, message.indexOf(0, 5));
    if (name) this.#prepared.add(name);
  }
}

/** A simple query, as it travels. */
function queryMessage(text: string): Buffer {
  const message = Buffer.alloc(6 + Buffer.byteLength(text));
  message[0] = LETTER.query;
  message.writeInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return message;
}

const BEGIN = queryMessage('begin');

/** What PostgreSQL answers a `begin`: that it is done, and that a transaction is open. */
const BEGUN = Buffer.from('C\0\0\0\nBEGIN\0Z\0\0\0\x05T', 'latin1');

/** The backend outlives a connection: what was prepared on it goes as it would with a backend of its own. */
const deallocation = (connection: number, name: string): Unit => ({
  connection,
  message: queryMessage(`DEALLOCATE "${name.replaceAll('"', '""')}"`),
  answer: () => undefined,
});

/**
 * PostgreSQL's wire protocol in front of a PGlite, for many connections: units run one at a time,
 * and while one connection holds a transaction open only its units run. A transaction sees and locks nothing before
 * its first statement, and is begun with that: nobody else waits until it is sent. (pglite-socket 0.2.17
 * queues single messages, and parameters of parallel queries get mixed up.)
 */
export class Wire {
  readonly #db: PGlite;
  readonly #server: Server;
  readonly #sockets = new Map<number, Socket>();
  #queue: Unit[] = [];
  /** Runs what is queued; `null` while nothing is. */
  #run: Promise<void> | null = null;
  #closing = false;
  /** Whose transaction is open; 0 for nobody's. */
  #holder = 0;
  /** Whose unit runs; 0 for nobody's. */
  #running = 0;
  /** Who was told that a transaction is open, and has asked nothing in it yet. */
  readonly #begun = new Set<number>();
  #connections = 0;

  constructor(db: PGlite) {
    this.#db = db;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Listens on a Unix socket. */
  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, resolve);
    });
  }

  /** Ends every connection and stops listening; the database is asked nothing more afterwards, and may be closed. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#queue = [];
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets.values()) socket.destroy();
    await closed;
    await this.#run;
    await this.#endOrphan();
  }

  #accept(socket: Socket): void {
    const connection = ++this.#connections;
    const framing = new Framing();
    this.#sockets.set(connection, socket);
    socket.on('data', (chunk) => {
      for (const step of framing.take(chunk)) {
        if (step.kind === 'ssl') socket.write('N');
        else if (step.kind === 'end') socket.end();
        else if (this.#mayBegin(connection, step.message)) socket.write(BEGUN);
        else this.#enqueue({ connection, message: step.message, answer: (b) => socket.write(b) });
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#sockets.delete(connection);
      this.#begun.delete(connection);
      this.#queue = this.#queue.filter((unit) => unit.connection !== connection);
      this.#enqueue(...[...framing.prepared].map((name) => deallocation(connection, name)));
    });
  }

  /** Notes a `begin`, where all that the connection asked before is answered. */
  #mayBegin(connection: number, message: Buffer): boolean {
    const waits =
      this.#running === connection || this.#queue.some((unit) => unit.connection === connection);
    if (waits || this.#holder === connection || !message.equals(BEGIN)) return false;
    if (this.#begun.has(connection)) return false;
    this.#begun.add(connection);
    return true;
  }

  #enqueue(...units: Unit[]): void {
    if (this.#closing) return;
    this.#queue.push(...units);
    this.#run ??= this.#runQueue().finally(() => {
      this.#run = null;
    });
  }

  async #runQueue(): Promise<void> {
    await this.#endOrphan();
    for (let unit = this.#next(); unit !== undefined; unit = this.#next()) {
      this.#running = unit.connection;
      if (this.#begun.delete(unit.connection)) await this.#begin();
      await this.#execute(unit);
      this.#running = 0;
      this.#holder = this.#db.isInTransaction() ? unit.connection : 0;
      await this.#endOrphan();
    }
  }

  /** A connection that went away takes its open transaction with it. */
  async #endOrphan(): Promise<void> {
    if (this.#holder === 0 || this.#sockets.has(this.#holder)) return;
    await this.#db.exec('ROLLBACK');
    this.#holder = 0;
  }

  #next(): Unit | undefined {
    const at = this.#holder === 0 ? 0 : this.#queue.findIndex((u) => u.connection === this.#holder);
    return at === -1 ? undefined : this.#queue.splice(at, 1)[0];
  }

  /** What was to be one transaction must not be committed statement by statement: the process then ends. */
  async #begin(): Promise<void> {
    await this.#db.exec('BEGIN');
    if (!this.#db.isInTransaction()) throw new Error('A transaction could not be begun.');
  }

  async #execute(unit: Unit): Promise<void> {
    await this.#db.runExclusive(() =>
      this.#db.execProtocolRawStream(unit.message, {
        onRawData: (bytes) => unit.answer(Buffer.from(bytes)),
      }),
    );
  }
}
