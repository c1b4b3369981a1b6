import { __service__Port } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { __Service__Module } from './__service__.module.ts';
import { ItemController } from './item/item.controller.ts';

export const service = defineService({
  name: '__service__',
  controllers: [ItemController],
  offers: __service__Port,
  module: ({ databaseUrl }) => __Service__Module.forRoot({ databaseUrl }),
});
