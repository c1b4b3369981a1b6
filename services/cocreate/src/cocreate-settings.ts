import { modelService, type ModelService } from '@danqing/model-client/config';
import type { CocreateConfig } from './cocreate-config.ts';

export interface CocreateSettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
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
  models: modelService(config),
  colorModel: config.AI_COLOR_MODEL ?? null,
  nameModel: config.AI_NAME_MODEL ?? null,
});
