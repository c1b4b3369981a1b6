import type { DataSource } from 'typeorm';
import type { DatabaseClient } from './database-client.ts';
import { withConnection } from './with-connection.ts';

/** A prepared statement that gives one row with the column `answer`, a whole answer as JSON text. */
export interface AnswerStatement {
  /**
   * Name of the prepared statement with exactly this text, on each connection. Undefined: it is planned for its values
   * each time, with these as constants.
   */
  name: string | undefined;
  text: string;
  values: (string | number | boolean | null | readonly (string | number)[])[];
}

/**
 * Told to each connection once, and so true for everything it does afterwards: Postgres cancels what takes longer than
 * an answer may; an index scan need not forget which rows of a page it found and look at all of them; and no statement
 * is compiled, which takes longer than any of ours runs.
 */
const SESSION = `set statement_timeout = '4s'; set work_mem = '64MB'; set jit = off`;

/**
 * Runs statements that build the answer in Postgres, on the pool itself: neither rows nor entities are made of what
 * only passes through.
 */
export class Answers {
  readonly #dataSource: DataSource;
  readonly #told = new WeakSet<DatabaseClient>();

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** The answer; null when the statement gives none. Rejects, for 503, when it takes too long. */
  get(statement: AnswerStatement): Promise<string | null> {
    return withConnection(this.#dataSource, async (connection) => {
      if (!this.#told.has(connection)) {
        await connection.query(SESSION);
        this.#told.add(connection);
      }
      const { rows } = await connection.query<{ answer: string | null }>(statement);
      return rows[0]?.answer ?? null;
    });
  }
}
