import { colorsPort, identityPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { creationsConfig } from './creations-config.ts';
import { creationsSettings } from './creations-settings.ts';
import { CreationsModule } from './creations.module.ts';
import { PoemController } from './poem/poem.controller.ts';

export const service = defineService({
  name: 'creations',
  config: creationsConfig,
  controllers: [PoemController],
  needs: [colorsPort, identityPort],
  jobs: true,
  module: ({ config, databaseUrl }) => CreationsModule.forRoot({ ...creationsSettings(config), databaseUrl }),
});
