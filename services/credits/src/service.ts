import { creditsPort } from '@danqing/contracts/ports';
import { defineService } from '@danqing/nest-kit';
import { CreditsModule } from './credits.module.ts';

export const service = defineService({
  name: 'credits',
  controllers: [],
  jobs: true,
  offers: creditsPort,
  // The other services release their holds first.
  memberData: { erased: 'last' },
  module: ({ databaseUrl }) => CreditsModule.forRoot({ databaseUrl }),
});
