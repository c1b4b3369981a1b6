import type { ModelService } from '@danqing/model-client/config';
import type { DynamicModule } from '@nestjs/common';
import { NameColors } from './name-colors.ts';
import { PAINTER, type Painter } from './painter.ts';
import { PaintingJobs } from './painting-jobs.ts';
import { PaintingStarter } from './painting-starter.ts';
import { PaintingWatch } from './painting-watch.ts';
import { PaintingController } from './painting.controller.ts';
import { PAINT_LAYERS, StudioPainter, type PaintLayers } from './studio/studio-painter.ts';

interface PaintingSettings {
  models: ModelService | null;
  imageModel: string | null;
  painter?: Painter;
}

export class PaintingModule {
  static forRoot(settings: PaintingSettings, imports: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: PaintingModule,
      imports,
      controllers: [PaintingController],
      providers: [
        PaintingStarter,
        PaintingWatch,
        PaintingJobs,
        NameColors,
        {
          provide: PAINTER,
          useFactory: (paintLayers: PaintLayers) => settings.painter ?? openPainter(settings, paintLayers),
          inject: [PAINT_LAYERS],
        },
      ],
    };
  }
}

/** The model client takes 30 MB of memory, so it is loaded only when a model is configured. */
async function openPainter(
  { models, imageModel }: PaintingSettings,
  paintLayers: PaintLayers,
): Promise<Painter> {
  if (!models || !imageModel) return new StudioPainter(paintLayers);
  const { openModels } = await import('@danqing/model-client');
  const { ModelPainter, MAX_PICTURE_RESPONSE_BYTES } = await import('./model/model-painter.ts');
  return new ModelPainter(openModels(models, MAX_PICTURE_RESPONSE_BYTES).imageModel(imageModel), imageModel);
}
