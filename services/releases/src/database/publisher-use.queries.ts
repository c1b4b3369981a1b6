import type { Queryable } from './queryable.ts';

export interface PublisherUse {
  /**
   * Seconds until the publisher may publish another release; 0 when fewer than `perDay` are younger than 24
   * hours.
   */
  secondsUntilNext: number;
  /** Uncompressed size of the releases that retention has not removed. */
  bytes: number;
}

/**
 * Returns a publisher's usage of an area.
 *
 * @param perDay new releases allowed in 24 hours
 */
export async function selectUse(
  database: Queryable,
  area: string,
  publisher: string,
  perDay: number,
): Promise<PublisherUse> {
  const rows = await database.query<[PublisherUse]>(
    `select coalesce((
         select ceil(extract(epoch from published_at + interval '24 hours' - now()))::float8
         from releases.releases
         where area = $1 and publisher = $2 and published_at > now() - interval '24 hours'
         order by published_at desc offset $3 - 1 limit 1
       ), 0) as "secondsUntilNext",
       (select coalesce(sum(size), 0)::float8 from releases.kept where area = $1 and publisher = $2) as bytes`,
    [area, publisher, perDay],
  );
  return rows[0];
}
