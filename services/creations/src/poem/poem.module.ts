import type { ModelService } from '@danqing/model-client/config';
import type { DynamicModule } from '@nestjs/common';
import type { ModelPoet } from './model/model-poet.ts';
import { PoemController } from './poem.controller.ts';
import { MODEL_POET, PoemService } from './poem.service.ts';

interface PoemSettings {
  models: ModelService | null;
  textModel: string | null;
}

export class PoemModule {
  static forRoot(settings: PoemSettings, imports: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: PoemModule,
      imports,
      controllers: [PoemController],
      providers: [PoemService, { provide: MODEL_POET, useFactory: () => openModelPoet(settings) }],
    };
  }
}

/** The model client takes 30 MB of memory, so it is loaded only when a model is configured. */
async function openModelPoet({ models, textModel }: PoemSettings): Promise<ModelPoet | null> {
  if (!models || !textModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { ModelPoet } = await import('./model/model-poet.ts');
  return new ModelPoet(openModels(models)(textModel), textModel);
}
