import { __service__Port } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { __service__Database } from './database/__service__-database.ts';
import { ItemController } from './item/item.controller.ts';
import { ItemEntity } from './item/item.entity.ts';
import { ItemService } from './item/item.service.ts';

export class __Service__Module {
  static forRoot({ databaseUrl }: { databaseUrl: string }): DynamicModule {
    return {
      module: __Service__Module,
      imports: [
        DatabaseModule.forService(__service__Database(databaseUrl)),
        TypeOrmModule.forFeature([ItemEntity], '__service__'),
      ],
      controllers: [ItemController],
      providers: [ItemService, { provide: portToken(__service__Port), useExisting: ItemService }],
      exports: [portToken(__service__Port)],
    };
  }
}
