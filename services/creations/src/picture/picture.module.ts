import type { DynamicModule } from '@nestjs/common';
import { PicturePaths } from './picture-paths.ts';
import { PictureStore } from './picture-store.ts';
import { PictureController } from './picture.controller.ts';

export class PictureModule {
  static forRoot(basePath: string, imports: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: PictureModule,
      imports,
      controllers: [PictureController],
      providers: [PictureStore, { provide: PicturePaths, useValue: new PicturePaths(basePath) }],
      exports: [PictureStore, PicturePaths],
    };
  }
}
