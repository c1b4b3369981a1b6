import { DatabaseModule } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { __service__Database } from './database/__service__-database.ts';
import { ItemController } from './item/item.controller.ts';
import { ItemEntity } from './item/item.entity.ts';

export class __Service__Module {
  static forRoot({ databaseUrl }: { databaseUrl: string }): DynamicModule {
    return {
      module: __Service__Module,
      imports: [
        DatabaseModule.forService(__service__Database(databaseUrl)),
        TypeOrmModule.forFeature([ItemEntity], '__service__'),
      ],
      controllers: [ItemController],
    };
  }
}
