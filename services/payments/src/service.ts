import { creditsPort, identityPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { paymentsConfig } from './payments-config.ts';
import { paymentsSettings } from './payments-settings.ts';
import { CONTROLLERS, PaymentsModule } from './payments.module.ts';

export const service = defineService({
  name: 'payments',
  config: paymentsConfig,
  controllers: CONTROLLERS,
  needs: [creditsPort, identityPort],
  jobs: true,
  // Books what it owes to the ledger before anything else is erased.
  memberData: { erased: 'first' },
  module: ({ config, databaseUrl }) => PaymentsModule.forRoot({ ...paymentsSettings(config), databaseUrl }),
});
