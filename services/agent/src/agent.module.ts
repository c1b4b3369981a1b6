import { agentPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { agentDatabase } from './database/agent-database.ts';
import { ItemController } from './item/item.controller.ts';
import { ItemEntity } from './item/item.entity.ts';
import { ItemService } from './item/item.service.ts';

export class AgentModule {
  static forRoot({ databaseUrl }: { databaseUrl: string }): DynamicModule {
    return {
      module: AgentModule,
      imports: [
        DatabaseModule.forService(agentDatabase(databaseUrl)),
        TypeOrmModule.forFeature([ItemEntity], 'agent'),
      ],
      controllers: [ItemController],
      providers: [ItemService, { provide: portToken(agentPort), useExisting: ItemService }],
      exports: [portToken(agentPort)],
    };
  }
}
