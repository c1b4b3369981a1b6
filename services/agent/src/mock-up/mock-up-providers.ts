import type { ModelService } from '@danqing/model-client/config';
import type { S3Settings } from '@danqing/nest-kit/config';
import { openStorage } from '@danqing/nest-kit/storage';
import type { Provider } from '@nestjs/common';
import { agentStore } from '../product-picture/agent-store.ts';
import type { MockUpRenderer } from '../mock-up-renderer/mock-up-renderer.ts';
import { MockUpRenderers } from '../mock-up-renderer/mock-up-renderers.ts';
import {
  drawMockUpIn,
  flattenIn,
  openLanes,
  scaleIn,
  type MockUpLanes,
} from '../mock-up-renderer/mock-up-lanes.ts';
import { StudioMockUpRenderer } from '../mock-up-renderer/studio/studio-mock-up-renderer.ts';
import { ProductPaths } from '../product-picture/product-paths.ts';
import { ProductPictureController } from '../product-picture/product-picture.controller.ts';
import {
  PRODUCT_STORAGE,
  ProductPictureStore,
  SCALE_PRODUCT,
} from '../product-picture/product-picture-store.ts';
import { MockUpStarter, FLATTEN_PATTERN } from './mock-up-starter.ts';
import { MockUpJobs } from './mock-up-jobs.ts';
import { MockUpPurge } from './mock-up-purge.ts';
import { MockUpWatch } from './mock-up-watch.ts';
import { MockUpController } from './mock-up.controller.ts';

const MOCK_UP_LANES = Symbol('MockUpLanes');

export const MOCK_UP_CONTROLLERS = [MockUpController, ProductPictureController];

export interface MockUpSettings {
  /** Base path of the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  s3: S3Settings | null;
  models: ModelService | null;
  /** Image model that renders mock-ups in place of the embedded renderer. */
  dresserModel: string | null;
}

export interface MockUpOptions extends MockUpSettings {
  dresser?: MockUpRenderer;
}

export const mockUpProviders = (options: MockUpOptions): Provider[] => [
  MockUpStarter,
  MockUpJobs,
  MockUpWatch,
  MockUpPurge,
  ProductPictureStore,
  { provide: ProductPaths, useValue: new ProductPaths(options.basePath) },
  { provide: PRODUCT_STORAGE, useValue: openStorage(agentStore, options) },
  { provide: MOCK_UP_LANES, useFactory: openLanes },
  { provide: FLATTEN_PATTERN, useFactory: flattenIn, inject: [MOCK_UP_LANES] },
  { provide: SCALE_PRODUCT, useFactory: scaleIn, inject: [MOCK_UP_LANES] },
  {
    provide: MockUpRenderers,
    useFactory: async (lanes: MockUpLanes) =>
      new MockUpRenderers(
        new StudioMockUpRenderer(drawMockUpIn(lanes)),
        options.dresser ?? (await openModelMockUpRenderer(options)),
      ),
    inject: [MOCK_UP_LANES],
  },
];

// The model client takes 30 MB of memory, so it is loaded only when a model is configured.

async function openModelMockUpRenderer({
  models,
  dresserModel,
}: MockUpSettings): Promise<MockUpRenderer | null> {
  if (!models || !dresserModel) return null;
  const { openModels } = await import('@danqing/model-client');
  const { MAX_PRODUCT_RESPONSE_BYTES, ModelMockUpRenderer } =
    await import('../mock-up-renderer/model/model-mock-up-renderer.ts');
  return new ModelMockUpRenderer(
    openModels(models, MAX_PRODUCT_RESPONSE_BYTES).imageModel(dresserModel),
    dresserModel,
  );
}
