import {
  creationsPort,
  creditsPort,
  identityPort,
  memberDataSourcesPort,
  securityLogPort,
} from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { identityConfig } from './identity-config.ts';
import { IDENTITY_CONTROLLERS } from './identity-controllers.ts';
import { identitySettings } from './identity-settings.ts';
import { identityStore } from './identity-store.ts';
import { IdentityModule } from './identity.module.ts';
import { MEMBER_PAGE } from './pages/member-pages.service.ts';
import { OutboxController } from './outbox/outbox.controller.ts';

export const service = defineService({
  name: 'identity',
  config: identityConfig,
  controllers: [...IDENTITY_CONTROLLERS, OutboxController],
  needs: [creditsPort, creationsPort, memberDataSourcesPort, securityLogPort],
  jobs: true,
  stores: [identityStore],
  offers: identityPort,
  pages: [MEMBER_PAGE],
  module: ({ config, databaseUrl }) => IdentityModule.forRoot({ ...identitySettings(config), databaseUrl }),
});
