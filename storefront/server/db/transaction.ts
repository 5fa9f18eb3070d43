import type { SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import type { Database, Queryable } from './database.ts';

/** A statement that has to touch just so many rows, or the transaction comes to nothing. */
export interface PipelinedStatement {
  statement: SQLWrapper;
  rows: number;
  /** What is thrown where it touches more or fewer. */
  otherwise: () => Error;
}

/** A transaction that is open. */
export interface Transaction extends Queryable {
  /**
   * Asks statements in their order, each sent before the one before it is answered: a round trip in all.
   * @throws what the first of them throws that fails, or does not touch its rows
   */
  pipeline: (pipelined: PipelinedStatement[]) => Promise<void>;
  /**
   * Keeps a statement to be sent together with the commit, behind all others. Nothing can hang on its answer any
   * more: where it fails nothing is committed, and where it succeeds all is.
   * @param touched told of its rows once they are committed
   */
  sendWithCommit: (statement: SQLWrapper, touched?: (rows: number) => void) => void;
}

const dialect = new PgDialect();

/** Sends statements in their order and says what answers them; each is built before the first is sent. */
const send = (client: PoolClient, statements: SQLWrapper[]): Promise<QueryResult>[] =>
  statements
    .map((statement) => dialect.sqlToQuery(statement.getSQL()))
    .map(({ sql: text, params }) => client.query({ text }, params));

async function pipelineOn(client: PoolClient, pipelined: PipelinedStatement[]): Promise<void> {
  const answers = await Promise.allSettled(
    send(
      client,
      pipelined.map(({ statement }) => statement),
    ),
  );
  for (const [at, { rows, otherwise }] of pipelined.entries()) {
    const answer = answers[at];
    if (answer?.status === 'rejected') throw answer.reason;
    if (answer?.value.rowCount !== rows) throw otherwise();
  }
}

interface Last {
  statement: SQLWrapper;
  touched?: (rows: number) => void;
}

/** A transaction in which a statement has failed answers its commit by rolling back, which is no error to a client. */
async function commit(client: PoolClient, last: Last[]): Promise<void> {
  const statements = last.map(({ statement }) => statement);
  const answers = await Promise.all([...send(client, statements), client.query('commit')]);
  if (answers.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  for (const [at, { touched }] of last.entries()) touched?.(answers[at]?.rowCount ?? 0);
}

/**
 * Does all of `work` or nothing. Drizzle's own transaction never gives a connection back that
 * breaks at `begin`, and a pool that lost all of its connections so waits forever.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    // Waited for: what follows a `begin` that failed would be committed statement by statement.
    await client.query('begin');
    const last: Last[] = [];
    const result = await work(
      Object.assign(drizzle(client), {
        pipeline: (pipelined: PipelinedStatement[]) => pipelineOn(client, pipelined),
        sendWithCommit: (statement: SQLWrapper, touched?: (rows: number) => void) => {
          last.push({ statement, touched });
        },
      }),
    );
    await commit(client, last);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
