import { colorsPort, creditsPort, identityPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { creationsConfig } from './creations-config.ts';
import { creationsSettings } from './creations-settings.ts';
import { CreationsModule } from './creations.module.ts';
import { CollectionController } from './collection/collection.controller.ts';
import { PaintingController } from './painting/painting.controller.ts';
import { PictureController } from './picture/picture.controller.ts';
import { PoemController } from './poem/poem.controller.ts';

export const service = defineService({
  name: 'creations',
  config: creationsConfig,
  controllers: [PoemController, PaintingController, CollectionController, PictureController],
  needs: [colorsPort, creditsPort, identityPort],
  jobs: true,
  module: ({ config, databaseUrl }) => CreationsModule.forRoot({ ...creationsSettings(config), databaseUrl }),
});
