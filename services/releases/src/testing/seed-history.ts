import { CHAIN_STORED_EVENTS } from '../database/migrations/1797450200000-chain-events.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { describeBuild } from './release-build.ts';

export interface SeededHistory {
  areas: number;
  releases: number;
  moves: number;
}

/** About as many as a real area has. */
const FILES = 30;

export const seededArea = (index: number): string => `area-${index}`;
export const seededRelease = (version: number): string => version.toString(16).padStart(16, '0');

/**
 * Fills an empty environment with areas, releases without stored files, and activations that go round all
 * areas and their releases. Writes in a few statements what the triggers would.
 */
export async function seedHistory(
  { database, environment }: ReleasePlane,
  { areas, releases, moves }: SeededHistory,
): Promise<void> {
  const each = Math.max(1, Math.floor(releases / areas));
  const descriptors = Array.from({ length: areas }, (_, index) => describeSeeded(seededArea(index)));
  await database.transaction(async (transaction) => {
    // Skips foreign keys and triggers, which would take minutes for a million rows.
    await transaction.query(
      `set local session_replication_role = 'replica'; set local statement_timeout = 0`,
    );
    await transaction.query(
      `insert into releases.releases (area, id, descriptor, build, publisher, size, published_at)
       select descriptor->'manifest'->>'area', lpad(to_hex(version), 16, '0'), descriptor, descriptor->>'build',
              'seed', 1000, now() - interval '2 days' + version * interval '1 second'
       from unnest($1::jsonb[]) as descriptor, generate_series(1, $2::integer) as version`,
      [descriptors.map((descriptor) => JSON.stringify(descriptor)), each],
    );
    await transaction.query(
      `create temporary table seeded on commit drop as
       select move as sequence, 'area-' || (move - 1) % $1::integer as area, (move - 1) / $1::integer as round,
              lpad(to_hex((move - 1) / $1::integer % $2::integer + 1), 16, '0') as release
       from generate_series(1, $3::integer) as move`,
      [areas, each, moves],
    );
    await transaction.query(
      `insert into releases.events (environment, sequence, area, action, from_release, to_release, stable, actor, reason, at, hash)
       select $1, sequence, area, 'activate', lag(release) over (partition by area order by sequence), release, release,
              'seed', 'seed', now() - interval '1 day' + sequence * interval '10 milliseconds', ''
       from seeded`,
      [environment],
    );
    await transaction.query(CHAIN_STORED_EVENTS);
    await transaction.query(
      `insert into releases.stable_path (environment, area, depth, release)
       select $1, area, round + 1, release from seeded where $2::integer > 1 or round = 0`,
      [environment, each],
    );
    await transaction.query(
      `insert into releases.pointers (environment, area, sequence, stable, killed, retired, depth)
       select distinct on (area) $1, area, sequence, release, false, false, case when $2::integer > 1 then round + 1 else 1 end
       from seeded order by area, sequence desc`,
      [environment, each],
    );
  });
  await database.query('analyze releases.releases, releases.events, releases.stable_path, releases.pointers');
}

function describeSeeded(area: string) {
  const chunks = Object.fromEntries(
    Array.from({ length: FILES }, (_, index) => [`chunk-${index}.js`, `${area} ${index}`]),
  );
  return describeBuild({ area, navigation: [], files: { 'entry.js': area, 'area.css': '', ...chunks } });
}
