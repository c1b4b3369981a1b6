import type { Color } from '@danqing/contracts/colors';
import { createDataSource } from '@danqing/nest-kit';
import type { S3Settings } from '@danqing/nest-kit/config';
import { openStorage } from '@danqing/nest-kit/storage';
import { creationsStore } from '../store/creations-store.ts';
import { creationsDatabase } from '../database/creations-database.ts';
import { openLanes, paintIn, scaleIn } from '../drawing/drawing-lanes.ts';
import { StudioPainter } from '../painting/studio/studio-painter.ts';
import { PictureStore } from '../picture/picture-store.ts';
import { StudioSeed } from '../seed/studio-seed.ts';

export interface StudioSeedSite {
  databaseUrl: string;
  dataDir: string;
  s3: S3Settings | null;
  colors: readonly Color[];
}

/**
 * Makes the missing studio creations, whether or not the site is running. Returns how many were added.
 *
 * @param onMade called with the number done and the total
 */
export async function seedStudio(
  { databaseUrl, dataDir, s3, colors }: StudioSeedSite,
  {
    most = Number.POSITIVE_INFINITY,
    onMade,
  }: { most?: number; onMade?: (done: number, of: number) => void } = {},
): Promise<number> {
  const dataSource = await createDataSource(creationsDatabase(databaseUrl));
  const lanes = openLanes();
  try {
    const pictures = new PictureStore(openStorage(creationsStore, { dataDir, s3 }), scaleIn(lanes));
    const painter = new StudioPainter(paintIn(lanes));
    const seed = new StudioSeed({ dataSource, pictures, painter, listColors: async () => colors });
    const missing = (await seed.missing()).slice(0, most);
    let added = 0;
    for (const [index, creation] of missing.entries()) {
      if (await seed.make(creation)) added += 1;
      onMade?.(index + 1, missing.length);
    }
    return added;
  } finally {
    await lanes.onApplicationShutdown();
    await dataSource.destroy();
  }
}
