import { modelService } from '@danqing/model-client/config';
import { s3Settings } from '@danqing/nest-kit/config';
import type { AgentConfig } from './agent-config.ts';
import type { MockUpSettings } from './mock-up/mock-up-providers.ts';

export interface AgentSettings extends MockUpSettings {
  deckModel: string | null;
}

export const agentSettings = (config: AgentConfig): AgentSettings => ({
  basePath: config.BASE_PATH,
  dataDir: config.DATA_DIR,
  s3: s3Settings(config),
  models: modelService(config),
  deckModel: config.AI_DECK_MODEL ?? null,
  dresserModel: config.AI_DRESSER_MODEL ?? null,
});
