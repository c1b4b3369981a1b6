import type { ServiceDatabase } from '@danqing/nest-kit';
import { ColorEntity } from '../color/color.entity.ts';
import { CreateColors1763600000000 } from './migrations/1763600000000-create-colors.ts';

export const colorsDatabase = (url: string): ServiceDatabase => ({
  name: 'colors',
  url,
  entities: [ColorEntity],
  migrations: [CreateColors1763600000000],
  // Read once at the start; later only health checks ask.
  poolSize: 2,
});
