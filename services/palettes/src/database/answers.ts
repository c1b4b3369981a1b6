import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A prepared statement that gives one row with the column `answer`, a whole answer as JSON text. */
export interface AnswerStatement {
  /** Stands for this very text on each connection. */
  name: string;
  text: string;
  values: (string | number | boolean | null | readonly (string | number)[])[];
}

interface Client {
  query(statement: AnswerStatement): Promise<{ rows: { answer: string | null }[] }>;
  query(text: string): Promise<unknown>;
  release(broken?: boolean): void;
}
interface Pool {
  connect(): Promise<Client>;
}

/**
 * Told to each connection once, and so true for everything it does afterwards: Postgres cancels what takes longer than
 * an answer may; an index scan need not forget which rows of a page it found and look at all of them; and no statement
 * is compiled, which takes longer than any of ours runs.
 */
const SESSION = `set statement_timeout = '4s'; set work_mem = '64MB'; set jit = off`;
const QUERY_CANCELED = '57014';

/**
 * Runs statements that build the answer in Postgres, on the pool itself: neither rows nor entities are made of what
 * only passes through.
 */
@Injectable()
export class Answers {
  readonly #pool: Pool;
  readonly #told = new WeakSet<Client>();

  constructor(@Inject(getDataSourceToken('palettes')) dataSource: DataSource) {
    this.#pool = (dataSource.driver as PostgresDriver).master as Pool;
  }

  /** The answer; null when the statement gives none. @throws AppError SERVICE_UNAVAILABLE when it takes too long */
  async get(statement: AnswerStatement): Promise<string | null> {
    const client = await this.#pool.connect();
    try {
      if (!this.#told.has(client)) {
        await client.query(SESSION);
        this.#told.add(client);
      }
      const { rows } = await client.query(statement);
      return rows[0]?.answer ?? null;
    } catch (cause) {
      if ((cause as { code?: unknown }).code !== QUERY_CANCELED) throw cause;
      throw new AppError('SERVICE_UNAVAILABLE', { cause, retryAfterSeconds: 10 });
    } finally {
      client.release();
    }
  }
}
