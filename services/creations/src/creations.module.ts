import { DrawingLanes } from '@danqing/drawing/lanes';
import { DatabaseModule } from '@danqing/nest-kit';
import { openStorage } from '@danqing/nest-kit/storage';
import type { DynamicModule } from '@nestjs/common';
import { AuthorService } from './author/author.service.ts';
import { CollectionController } from './collection/collection.controller.ts';
import { CollectionPurge } from './collection/collection-purge.ts';
import { CollectionService } from './collection/collection.service.ts';
import type { CreationsSettings } from './creations-settings.ts';
import { creationsDatabase } from './database/creations-database.ts';
import { openLanes, paintIn, scaleIn, type CreationLanes } from './drawing/drawing-lanes.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { PAINTER, type Painter } from './painting/painter.ts';
import { PaintingBegin } from './painting/painting-begin.ts';
import { PaintingProgress } from './painting/painting-progress.ts';
import { PaintingWatch } from './painting/painting-watch.ts';
import { PaintingWork } from './painting/painting-work.ts';
import { StudioPainter } from './painting/studio/studio-painter.ts';
import { PaintingController } from './painting/painting.controller.ts';
import { PicturePaths } from './picture/picture-paths.ts';
import { PICTURE_STORAGE, PictureStore, SCALE_PICTURE } from './picture/picture-store.ts';
import { PictureController } from './picture/picture.controller.ts';
import type { ModelPoet } from './poem/model/model-poet.ts';
import { PoemController } from './poem/poem.controller.ts';
import { MODEL_POET, PoemService } from './poem/poem.service.ts';

export interface CreationsModuleOptions extends CreationsSettings {
  databaseUrl: string;
  /** Paints in place of what the settings say. */
  painter?: Painter;
  /** Modules that export `Jobs` and the ports of identity, credits and colours, where they are not global. */
  imports?: NonNullable<DynamicModule['imports']>;
}

export class CreationsModule {
  static forRoot(options: CreationsModuleOptions): DynamicModule {
    const { databaseUrl, basePath, dataDir, s3, imports = [] } = options;
    return {
      module: CreationsModule,
      imports: [DatabaseModule.forService(creationsDatabase(databaseUrl)), ...imports],
      controllers: [PoemController, PaintingController, CollectionController, PictureController],
      providers: [
        PoemService,
        MaintenanceService,
        AuthorService,
        PaintingBegin,
        PaintingProgress,
        PaintingWatch,
        PaintingWork,
        CollectionService,
        CollectionPurge,
        PictureStore,
        { provide: PicturePaths, useValue: new PicturePaths(basePath) },
        { provide: PICTURE_STORAGE, useValue: openStorage('creations', { dataDir, s3 }) },
        { provide: DrawingLanes, useFactory: openLanes },
        { provide: SCALE_PICTURE, useFactory: scaleIn, inject: [DrawingLanes] },
        { provide: MODEL_POET, useFactory: () => openModelPoet(options) },
        {
          provide: PAINTER,
          useFactory: (lanes: CreationLanes) => options.painter ?? openPainter(options, lanes),
          inject: [DrawingLanes],
        },
      ],
    };
  }
}

// What speaks to models is 30 MB in memory: it is loaded where one is configured.

async function openModelPoet({ models, textModel }: CreationsSettings): Promise<ModelPoet | null> {
  if (!models || !textModel) return null;
  const { openModels } = await import('./model/model-service.ts');
  const { ModelPoet } = await import('./poem/model/model-poet.ts');
  return new ModelPoet(openModels(models)(textModel), textModel);
}

async function openPainter(
  { models, imageModel }: CreationsSettings,
  lanes: CreationLanes,
): Promise<Painter> {
  if (!models || !imageModel) return new StudioPainter(paintIn(lanes));
  const { openModels } = await import('./model/model-service.ts');
  const { ModelPainter, PICTURE_ANSWER_BYTES } = await import('./painting/model/model-painter.ts');
  return new ModelPainter(openModels(models, PICTURE_ANSWER_BYTES).imageModel(imageModel), imageModel);
}
