import { colorsPort, creditsPort, identityPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { agentConfig } from './agent-config.ts';
import { agentSettings } from './agent-settings.ts';
import { agentStore } from './product-picture/agent-store.ts';
import { AgentModule, CONTROLLERS } from './agent.module.ts';

export const service = defineService({
  name: 'agent',
  config: agentConfig,
  controllers: CONTROLLERS,
  needs: [colorsPort, creditsPort, identityPort],
  jobs: true,
  stores: [agentStore],
  memberData: {},
  module: ({ config, databaseUrl }) => AgentModule.forRoot({ ...agentSettings(config), databaseUrl }),
});
