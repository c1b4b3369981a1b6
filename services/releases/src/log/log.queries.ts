import type { Queryable } from '../database/queryable.ts';

export interface LoggedEvent {
  sequence: number;
  /** Hex digits of sha256 over the hash of the event before, as bytes, and `text`. */
  hash: string;
  /** The event as JSON, as it is hashed. */
  text: string;
}

const PAGE = 5_000;

/** Yields the events of an environment, oldest first. */
export async function* selectLog(database: Queryable, environment: string): AsyncGenerator<LoggedEvent> {
  let after = 0;
  for (;;) {
    const page = await database.query<LoggedEvent[]>(
      `select sequence::float8 as sequence, encode(hash, 'hex') as hash, releases.canonical_event(e) as text
       from releases.events e where environment = $1 and e.sequence > $2::bigint order by e.sequence limit ${PAGE}`,
      [environment, after],
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.sequence;
  }
}
