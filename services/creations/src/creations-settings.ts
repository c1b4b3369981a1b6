import type { CreationsConfig } from './creations-config.ts';
import type { ModelService } from './model/model-service.ts';

export interface CreationsSettings {
  /** Where the models are; null: the studio makes everything. */
  models: ModelService | null;
  /** Writes the poems in place of the studio. */
  textModel: string | null;
}

/** The settings of `CreationsModule.forRoot`, of a configuration without `creationsProblems`. */
export const creationsSettings = (config: CreationsConfig): CreationsSettings => ({
  models:
    config.AI_BASE_URL === undefined
      ? null
      : { baseUrl: config.AI_BASE_URL, apiKey: config.AI_API_KEY ?? null },
  textModel: config.AI_TEXT_MODEL ?? null,
});
