import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Color } from '@danqing/contracts/colors';
import { seedStudio } from '@danqing/creations';
import type { DatabaseUrls } from '@danqing/nest-kit';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import { WORKSPACE } from '../steps.ts';

export function seedGallery(
  dataDir: string,
  urls: DatabaseUrls,
  onMade?: (done: number, of: number) => void,
): Promise<number> {
  const colors = JSON.parse(
    readFileSync(join(WORKSPACE, 'services/colors/data/colors.json'), 'utf8'),
  ) as Color[];
  const site = { databaseUrl: urls.creations, dataDir, s3: s3SettingsOf(process.env), colors };
  return seedStudio(site, onMade ? { onMade } : {});
}
