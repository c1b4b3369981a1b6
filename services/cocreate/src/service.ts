import { colorsPort, creationsPort, identityPort, securityLogPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { cocreateConfig } from './cocreate-config.ts';
import { cocreateSettings } from './cocreate-settings.ts';
import { CocreateModule, CONTROLLERS } from './cocreate.module.ts';
import { COLOR_PAGES } from './pages/color-pages.service.ts';

export const service = defineService({
  name: 'cocreate',
  config: cocreateConfig,
  controllers: CONTROLLERS,
  needs: [identityPort, colorsPort, creationsPort, securityLogPort],
  jobs: true,
  pages: COLOR_PAGES,
  memberData: { works: 'colors' },
  module: ({ config, databaseUrl }) => CocreateModule.forRoot({ ...cocreateSettings(config), databaseUrl }),
});
