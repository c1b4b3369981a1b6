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
  // Outstanding bookings must reach the ledger before any other data is erased.
  memberData: { erased: 'first' },
  module: ({ config, databaseUrl }) => PaymentsModule.forRoot({ ...paymentsSettings(config), databaseUrl }),
});
