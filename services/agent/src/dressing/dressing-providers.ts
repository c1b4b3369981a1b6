import type { ModelService } from '@danqing/model-client/config';
import type { S3Settings } from '@danqing/nest-kit/config';
import { openStorage } from '@danqing/nest-kit/storage';
import type { Provider } from '@nestjs/common';
import { agentStore } from '../product-picture/agent-store.ts';
import type { Dresser } from '../dresser/dresser.ts';
import { Dressers } from '../dresser/dressers.ts';
import {
  drawDressingIn,
  flattenIn,
  openLanes,
  scaleIn,
  type DressingLanes,
} from '../dresser/dressing-lanes.ts';
import { StudioDresser } from '../dresser/studio/studio-dresser.ts';
import { ProductPaths } from '../product-picture/product-paths.ts';
import { ProductPictureController } from '../product-picture/product-picture.controller.ts';
import {
  PRODUCT_STORAGE,
  ProductPictureStore,
  SCALE_PRODUCT,
} from '../product-picture/product-picture-store.ts';
import { DressingBegin, FLATTEN_PATTERN } from './dressing-begin.ts';
import { DressingJobs } from './dressing-jobs.ts';
import { DressingPurge } from './dressing-purge.ts';
import { DressingWatch } from './dressing-watch.ts';
import { DressingController } from './dressing.controller.ts';

const DRESSING_LANES = Symbol('DressingLanes');

export const DRESSING_CONTROLLERS = [DressingController, ProductPictureController];

export interface DressingSettings {
  /** Base path of the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  s3: S3Settings | null;
  models: ModelService | null;
  /** Image model that renders mock-ups in place of the embedded renderer. */
  dresserModel: string | null;
}

export interface DressingOptions extends DressingSettings {
  dresser?: Dresser;
}

export const dressingProviders = (options: DressingOptions): Provider[] => [
  DressingBegin,
  DressingJobs,
  DressingWatch,
  DressingPurge,
  ProductPictureStore,
  { provide: ProductPaths, useValue: new ProductPaths(options.basePath) },
  { provide: PRODUCT_STORAGE, useValue: openStorage(agentStore, options) },
  { provide: DRESSING_LANES, useFactory: openLanes },
  { provide: FLATTEN_PATTERN, useFactory: flattenIn, inject: [DRESSING_LANES] },
  { provide: SCALE_PRODUCT, useFactory: scaleIn, inject: [DRESSING_LANES] },
  {
    provide: Dressers,
    useFactory: async (lanes: DressingLanes) =>
      new Dressers(
        new StudioDresser(drawDressingIn(lanes)),
        options.dresser ?? (await openModelDresser(options)),
      ),
    inject: [DRESSING_LANES],
  },
];

// The model client takes 30 MB of memory, so it is loaded only when a model is configured.

async function openModelDresser({ models, dresserModel }: DressingSettings): Promise<Dresser | null> {
  if (!models || !dresserModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { ModelDresser, PRODUCT_ANSWER_BYTES } = await import('../dresser/model/model-dresser.ts');
  return new ModelDresser(openModels(models, PRODUCT_ANSWER_BYTES).imageModel(dresserModel), dresserModel);
}
