import { agentPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { AgentModule } from './agent.module.ts';
import { ItemController } from './item/item.controller.ts';

export const service = defineService({
  name: 'agent',
  controllers: [ItemController],
  offers: agentPort,
  module: ({ databaseUrl }) => AgentModule.forRoot({ databaseUrl }),
});
