import { modelService, type ModelService } from '@danqing/model-client/config';
import { chainSettings } from './chain/chain-config.ts';
import type { ChainSettings } from './chain/chain-settings.ts';
import type { CocreateConfig } from './cocreate-config.ts';

export interface CocreateSettings {
  basePath: string;
  /** Origin of the site for token metadata, or null when unknown. */
  publicUrl: string | null;
  chain: ChainSettings | null;
  /** Null when no model service is configured; the studio then generates all colours. */
  models: ModelService | null;
  colorModel: string | null;
  nameModel: string | null;
}

export const cocreateSettings = (config: CocreateConfig): CocreateSettings => ({
  basePath: config.BASE_PATH,
  publicUrl: config.PUBLIC_URL ?? null,
  chain: chainSettings(config),
  models: modelService(config),
  colorModel: config.AI_COLOR_MODEL ?? null,
  nameModel: config.AI_NAME_MODEL ?? null,
});
