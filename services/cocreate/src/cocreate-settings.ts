import { modelService, type ModelService } from '@danqing/model-client/config';
import { chainSettings } from './chain/chain-config.ts';
import type { ChainSettings } from './chain/chain-settings.ts';
import type { CocreateConfig } from './cocreate-config.ts';

export interface CocreateSettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  /** Scheme and host of the site, for what others read of tokens; null where they are not known. */
  publicUrl: string | null;
  /** Where colours are minted; null: nowhere. */
  chain: ChainSettings | null;
  /** Where the models are; null: the studio imagines everything. */
  models: ModelService | null;
  /** Imagines the colours of names in place of the studio. */
  colorModel: string | null;
  /** Suggests names in place of the studio. */
  nameModel: string | null;
}

/** The settings of `CocreateModule.forRoot`, of a configuration without problems. */
export const cocreateSettings = (config: CocreateConfig): CocreateSettings => ({
  basePath: config.BASE_PATH,
  publicUrl: config.PUBLIC_URL ?? null,
  chain: chainSettings(config),
  models: modelService(config),
  colorModel: config.AI_COLOR_MODEL ?? null,
  nameModel: config.AI_NAME_MODEL ?? null,
});
