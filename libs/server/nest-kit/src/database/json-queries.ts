import type { DataSource } from 'typeorm';
import type { DatabaseClient } from './database-client.ts';
import { withConnection } from './with-connection.ts';

/** A statement that returns one row with the column `answer`, a complete response as JSON text. */
export interface JsonStatement {
  /**
   * Name under which each connection prepares this text. Undefined plans the statement anew for each set of
   * values, as constants.
   */
  name: string | undefined;
  text: string;
  values: (string | number | boolean | null | readonly (string | number)[])[];
}

/**
 * Set once for each connection. The timeout cancels statements that exceed a response's time limit. The work
 * memory keeps bitmap scans from becoming lossy. JIT compilation would take longer than any of our
 * statements.
 */
const SESSION = `set statement_timeout = '4s'; set work_mem = '64MB'; set jit = off`;

/**
 * Queries whose response Postgres builds as JSON text. Statements time out after 4 s. The session settings
 * remain on the pooled connections.
 */
export class JsonQueries {
  readonly #dataSource: DataSource;
  readonly #configured = new WeakSet<DatabaseClient>();

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /**
   * Returns the response as JSON text, or null when the statement returns none. Rejects with a timeout error,
   * which the filter maps to 503.
   */
  get(statement: JsonStatement): Promise<string | null> {
    return withConnection(this.#dataSource, async (connection) => {
      if (!this.#configured.has(connection)) {
        await connection.query(SESSION);
        this.#configured.add(connection);
      }
      const { rows } = await connection.query<{ answer: string | null }>(statement);
      return rows[0]?.answer ?? null;
    });
  }
}
