import { creationsPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { creationsDatabase } from './database/creations-database.ts';
import { ItemController } from './item/item.controller.ts';
import { ItemEntity } from './item/item.entity.ts';
import { ItemService } from './item/item.service.ts';

export class CreationsModule {
  static forRoot({ databaseUrl }: { databaseUrl: string }): DynamicModule {
    return {
      module: CreationsModule,
      imports: [
        DatabaseModule.forService(creationsDatabase(databaseUrl)),
        TypeOrmModule.forFeature([ItemEntity], 'creations'),
      ],
      controllers: [ItemController],
      providers: [ItemService, { provide: portToken(creationsPort), useExisting: ItemService }],
      exports: [portToken(creationsPort)],
    };
  }
}
