import { modelService, type ModelService } from '@danqing/model-client/config';
import type { AgentConfig } from './agent-config.ts';

export interface AgentSettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  /** Where the models are; null: the studio makes everything. */
  models: ModelService | null;
  /** Writes decks in place of the studio. */
  deckModel: string | null;
}

/** The settings of `AgentModule.forRoot`, of a configuration without problems. */
export const agentSettings = (config: AgentConfig): AgentSettings => ({
  basePath: config.BASE_PATH,
  models: modelService(config),
  deckModel: config.AI_DECK_MODEL ?? null,
});
