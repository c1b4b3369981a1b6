import { SHELL_AREA, type LoadOutcome } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import type { VoicedLoads } from './load.queries.ts';

/** What one network says of one area while a canary runs. */
export interface Voice {
  area: string;
  /** When the canary began for which it is heard, in milliseconds since 1970. */
  run: number;
  /** Digest of the network, with a key that is not in the database. */
  network: Buffer;
  /** Id of the page that speaks. */
  page: string;
  release: string;
  outcome: LoadOutcome;
}

/**
 * Hears what networks say at any gateway: of each the first about an area counts, and of that page also that it failed
 * later. Doing it twice changes nothing.
 */
export async function insertVoices(
  database: Queryable,
  environment: string,
  voices: readonly Voice[],
): Promise<void> {
  await database.query(
    `insert into releases.voices as heard (environment, area, run, network, page, release, outcome)
     select $1, area, run, network, page, release, outcome
     from unnest($2::text[], $3::timestamptz[], $4::bytea[], $5::text[], $6::text[], $7::text[])
       as told (area, run, network, page, release, outcome)
     -- One order for all gateways, or two could wait for each other.
     order by area, run, network
     on conflict (environment, area, run, network) do update set outcome = excluded.outcome
       where heard.page = excluded.page and heard.release = excluded.release
         and heard.outcome in ('ok', 'slow') and excluded.outcome not in ('ok', 'slow')`,
    [
      environment,
      voices.map(({ area }) => area),
      voices.map(({ run }) => new Date(run).toISOString()),
      voices.map(({ network }) => network),
      voices.map(({ page }) => page),
      voices.map(({ release }) => release),
      voices.map(({ outcome }) => outcome),
    ],
  );
}

/** Forgets what was heard before `time`, of all environments. */
export async function deleteVoicesBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.voices where at < $1', [time]);
}

/** What was heard of one release in the run of a canary that began at `run`. */
export function selectVoicedOutcomes(
  database: Queryable,
  environment: string,
  { area, release }: { area: string; release: string },
  run: Date,
): Promise<Pick<VoicedLoads, 'outcome' | 'loads'>[]> {
  return database.query(
    `select outcome, count(*)::integer as loads from releases.voices
     where environment = $1 and area = $2 and run = $4 and release = $3
     group by outcome`,
    [environment, area, release, run],
  );
}

/**
 * What was heard since `run` of both releases of an area, and of the stable releases of the other areas. Not of the
 * shell: a page in which it does not work tells little, so it always seems well.
 */
export function selectVoicedLoads(
  database: Queryable,
  environment: string,
  area: string,
  run: Date,
  sliceMinutes: number,
): Promise<VoicedLoads[]> {
  return database.query(
    `select floor(extract(epoch from v.at - $3) / 60 / $4)::integer as slice, v.area, v.release, v.outcome,
            count(*)::integer as loads
     from releases.voices v
     join releases.pointers p on p.environment = v.environment and p.area = v.area
     where v.environment = $1
       and (v.area = $2 and v.run = $3 and v.release in (p.stable, p.canary)
            -- Beside it they are heard for this run, or for a newer one of another area.
            or v.run >= $3 and v.area not in ($2, '${SHELL_AREA}') and v.release = p.stable and not p.killed)
     group by 1, 2, 3, 4 order by 1`,
    [environment, area, run, sliceMinutes],
  );
}
