import type { MountPictures } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { MountJobKey } from './mount-job.queries.ts';
import type { Queryable } from './queryable.ts';

/** Replaces the pictures of an earlier mount. */
export async function upsertPictures(
  database: Queryable,
  { environment, area, release }: MountJobKey,
  pictures: Omit<MountPictures, 'at'>,
): Promise<void> {
  await database.query(
    `insert into releases.mount_pictures
       (environment, area, release, path, picture, stable_release, stable_picture, difference)
     values ($1, $2, $3, $4, decode($5, 'base64'), $6, decode($7, 'base64'), $8)
     on conflict (environment, area, release) do update set
       path = excluded.path, picture = excluded.picture, stable_release = excluded.stable_release,
       stable_picture = excluded.stable_picture, difference = excluded.difference, at = now()`,
    [
      environment,
      area,
      release,
      pictures.path,
      pictures.release,
      pictures.stableRelease,
      pictures.stable,
      pictures.difference,
    ],
  );
}

export async function selectPictures(
  database: Queryable,
  { environment, area, release }: MountJobKey,
): Promise<MountPictures | null> {
  const rows = await database.query<MountPictures[]>(
    `select path, translate(encode(picture, 'base64'), E'\\n', '') as release,
       stable_release as "stableRelease", translate(encode(stable_picture, 'base64'), E'\\n', '') as stable,
       difference, ${isoText('at')} as at
     from releases.mount_pictures where environment = $1 and area = $2 and release = $3`,
    [environment, area, release],
  );
  return rows[0] ?? null;
}

export async function deletePictures(database: Queryable, area: string, release: string): Promise<void> {
  await database.query('delete from releases.mount_pictures where area = $1 and release = $2', [
    area,
    release,
  ]);
}
