import { creationsPort, memberDataPort, pagesPort } from '@danqing/contracts/ports';
import { DrawingLanes } from '@danqing/drawing/lanes';
import {
  DatabaseModule,
  moderationControllers,
  portToken,
  provideAuthors,
  provideModeration,
} from '@danqing/nest-kit';
import { openStorage } from '@danqing/nest-kit/storage';
import { Logger, type DynamicModule } from '@nestjs/common';
import { CardController } from './card/card.controller.ts';
import { CardService, DRAW_CARD } from './card/card.service.ts';
import { CollectionController } from './collection/collection.controller.ts';
import { CollectionPurge } from './collection/collection-purge.ts';
import { CollectionService } from './collection/collection.service.ts';
import type { CreationsSettings } from './creations-settings.ts';
import { creationsStore } from './store/creations-store.ts';
import { creationsDatabase } from './database/creations-database.ts';
import {
  cropIn,
  drawCardIn,
  drawVideoIn,
  openLanes,
  paintIn,
  scaleIn,
  type CreationLanes,
} from './drawing/drawing-lanes.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { MemberController } from './member/member.controller.ts';
import { MemberCreations } from './member/member-creations.ts';
import { MODERATED_CREATIONS } from './moderation/moderated-creations.ts';
import { CreationPages } from './pages/creation-pages.service.ts';
import { NameColors } from './painting/name-colors.ts';
import { PAINTER, type Painter } from './painting/painter.ts';
import { PaintingStarter } from './painting/painting-starter.ts';
import { PaintingJobs } from './painting/painting-jobs.ts';
import { PaintingWatch } from './painting/painting-watch.ts';
import { StudioPainter } from './painting/studio/studio-painter.ts';
import { PaintingController } from './painting/painting.controller.ts';
import { PicturePaths } from './picture/picture-paths.ts';
import { PICTURE_STORAGE, PictureStore, SCALE_PICTURE } from './picture/picture-store.ts';
import { PictureController } from './picture/picture.controller.ts';
import type { ModelPoet } from './poem/model/model-poet.ts';
import { PoemController } from './poem/poem.controller.ts';
import { MODEL_POET, PoemService } from './poem/poem.service.ts';
import { SEED_AT_START, SeedWork } from './seed/seed-work.ts';
import { ANIMATOR, type Animator } from './video/animator.ts';
import { findFfmpeg } from './video/encode/find-ffmpeg.ts';
import { StudioAnimator } from './video/studio/studio-animator.ts';
import { VideoStarter } from './video/video-starter.ts';
import { VideoController } from './video/video.controller.ts';
import { VideoRemovalController } from './video/video-removal.controller.ts';
import { VideoFileController } from './video/video-file.controller.ts';
import { VideoPaths } from './video/video-paths.ts';
import { VideoStore } from './video/video-store.ts';
import { VideoJobs } from './video/video-jobs.ts';
import { VideoWatch } from './video/video-watch.ts';

const PAGES_PORT = portToken(pagesPort('creations'));
const CREATIONS_PORT = portToken(creationsPort);
const MEMBER_DATA_PORT = portToken(memberDataPort('creations'));

export interface CreationsModuleOptions extends CreationsSettings {
  databaseUrl: string;
  painter?: Painter;
  animator?: Animator;
  videoPollMs?: number;
  /** Modules that export `Jobs` and the identity, credits and colours ports, unless those are global. */
  imports?: NonNullable<DynamicModule['imports']>;
}

export class CreationsModule {
  static forRoot(options: CreationsModuleOptions): DynamicModule {
    const { databaseUrl, basePath, dataDir, s3, imports = [] } = options;
    return {
      module: CreationsModule,
      imports: [DatabaseModule.forService(creationsDatabase(databaseUrl)), ...imports],
      controllers: [
        PoemController,
        PaintingController,
        CollectionController,
        PictureController,
        VideoController,
        VideoRemovalController,
        VideoFileController,
        CardController,
        ...moderationControllers(MODERATED_CREATIONS),
        MemberController,
      ],
      providers: [
        PoemService,
        MaintenanceService,
        provideModeration(MODERATED_CREATIONS),
        SeedWork,
        { provide: SEED_AT_START, useValue: options.seed },
        provideAuthors('creations'),
        PaintingStarter,
        PaintingWatch,
        PaintingJobs,
        NameColors,
        VideoStarter,
        VideoWatch,
        VideoJobs,
        VideoStore,
        CollectionService,
        CollectionPurge,
        PictureStore,
        CardService,
        CreationPages,
        { provide: PAGES_PORT, useExisting: CreationPages },
        MemberCreations,
        { provide: CREATIONS_PORT, useExisting: MemberCreations },
        { provide: MEMBER_DATA_PORT, useExisting: MemberCreations },
        { provide: PicturePaths, useValue: new PicturePaths(basePath) },
        { provide: VideoPaths, useValue: new VideoPaths(basePath) },
        { provide: PICTURE_STORAGE, useValue: openStorage(creationsStore, { dataDir, s3 }) },
        { provide: DrawingLanes, useFactory: openLanes },
        { provide: DRAW_CARD, useFactory: drawCardIn, inject: [DrawingLanes] },
        { provide: SCALE_PICTURE, useFactory: scaleIn, inject: [DrawingLanes] },
        { provide: MODEL_POET, useFactory: () => openModelPoet(options) },
        {
          provide: PAINTER,
          useFactory: (lanes: CreationLanes) => options.painter ?? openPainter(options, lanes),
          inject: [DrawingLanes],
        },
        {
          provide: ANIMATOR,
          useFactory: (lanes: CreationLanes) => options.animator ?? openAnimator(options, lanes),
          inject: [DrawingLanes],
        },
      ],
      exports: [PAGES_PORT, CREATIONS_PORT, MEMBER_DATA_PORT],
    };
  }
}

// The model client takes 30 MB of memory, so it is loaded only when a model is configured.

async function openModelPoet({ models, textModel }: CreationsSettings): Promise<ModelPoet | null> {
  if (!models || !textModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { ModelPoet } = await import('./poem/model/model-poet.ts');
  return new ModelPoet(openModels(models)(textModel), textModel);
}

async function openPainter(
  { models, imageModel }: CreationsSettings,
  lanes: CreationLanes,
): Promise<Painter> {
  if (!models || !imageModel) return new StudioPainter(paintIn(lanes));
  const { openModels } = await import('@danqing/model-client');
  const { ModelPainter, MAX_PICTURE_RESPONSE_BYTES: PICTURE_ANSWER_BYTES } =
    await import('./painting/model/model-painter.ts');
  return new ModelPainter(openModels(models, PICTURE_ANSWER_BYTES).imageModel(imageModel), imageModel);
}

async function openAnimator(
  { models, videoModel, videoSeconds, ffmpeg: setting, videoPollMs }: CreationsModuleOptions,
  lanes: CreationLanes,
): Promise<Animator | null> {
  const found = await findFfmpeg(setting);
  if ('missing' in found) {
    new Logger('Videos').warn(`This site makes no videos: ${found.missing}`);
    return null;
  }
  const ffmpeg = found.program;
  if (!models || !videoModel) return new StudioAnimator(drawVideoIn(lanes), ffmpeg);
  const { ModelAnimator } = await import('./video/model/model-animator.ts');
  const [crop, scale] = [cropIn(lanes), scaleIn(lanes)].map(
    (draw) => (bytes: Uint8Array, size: { width: number; height: number }) =>
      draw({ bytes, ...size }, AbortSignal.timeout(60_000)),
  );
  return new ModelAnimator({
    name: videoModel,
    service: models,
    seconds: videoSeconds,
    ffmpeg,
    ...(videoPollMs !== undefined && { pollMs: videoPollMs }),
    crop: crop!,
    scale: scale!,
  });
}
