import { creationsPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { CreationsModule } from './creations.module.ts';
import { ItemController } from './item/item.controller.ts';

export const service = defineService({
  name: 'creations',
  controllers: [ItemController],
  offers: creationsPort,
  module: ({ databaseUrl }) => CreationsModule.forRoot({ databaseUrl }),
});
