import {
  creationsPort,
  creditsPort,
  identityPort,
  memberDataSourcesPort,
  securityLogPort,
} from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { MemberOperatorController } from './account-limit/member-operator.controller.ts';
import { DataExportController } from './data-export/data-export.controller.ts';
import { DeletionController } from './deletion/deletion.controller.ts';
import { identityConfig } from './identity-config.ts';
import { identitySettings } from './identity-settings.ts';
import { identityStore } from './identity-store.ts';
import { IdentityModule } from './identity.module.ts';
import { MemberController } from './member/member.controller.ts';
import { MEMBER_PAGE } from './pages/member-pages.service.ts';
import { OutboxController } from './outbox/outbox.controller.ts';
import { LogoutController } from './session/logout.controller.ts';
import { SessionController } from './session/session.controller.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';

export const service = defineService({
  name: 'identity',
  config: identityConfig,
  controllers: [
    SignInController,
    LogoutController,
    SessionController,
    MemberOperatorController,
    MemberController,
    DataExportController,
    DeletionController,
    OutboxController,
  ],
  needs: [creditsPort, creationsPort, memberDataSourcesPort, securityLogPort],
  jobs: true,
  stores: [identityStore],
  offers: identityPort,
  pages: [MEMBER_PAGE],
  module: ({ config, databaseUrl }) => IdentityModule.forRoot({ ...identitySettings(config), databaseUrl }),
});
