import type { S3Settings } from '@danqing/nest-kit/config';
import { openStorage } from '@danqing/nest-kit/storage';
import type { DynamicModule } from '@nestjs/common';
import { PICTURE_STORAGE } from '../picture/picture-store.ts';
import { creationsStore } from './creations-store.ts';

export class StoreModule {
  static forRoot(place: { dataDir: string; s3: S3Settings | null }): DynamicModule {
    return {
      module: StoreModule,
      providers: [{ provide: PICTURE_STORAGE, useValue: openStorage(creationsStore, place) }],
      exports: [PICTURE_STORAGE],
    };
  }
}
