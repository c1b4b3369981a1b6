import type { ServiceDatabase } from '@danqing/nest-kit';
import { ColorEntity } from '../color/color.entity.ts';
import { DataFileEntity } from '../color/data-file.entity.ts';
import { StoryEntity } from '../story/story.entity.ts';
import { CreateColors1763600000000 } from './migrations/1763600000000-create-colors.ts';
import { AddGlosses1763680000000 } from './migrations/1763680000000-add-glosses.ts';
import { CreateStories1763740000000 } from './migrations/1763740000000-create-stories.ts';

export const colorsDatabase = (url: string): ServiceDatabase => ({
  name: 'colors',
  url,
  entities: [ColorEntity, DataFileEntity, StoryEntity],
  migrations: [CreateColors1763600000000, AddGlosses1763680000000, CreateStories1763740000000],
  // Used at startup, then only by health checks.
  poolSize: 2,
});
