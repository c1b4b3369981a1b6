import { creditsPort, memberDataPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { AccountService } from './account/account.service.ts';
import { creditsDatabase } from './database/credits-database.ts';
import { HoldExpiry } from './hold/hold-expiry.ts';
import { MemberCredits } from './member-data/member-credits.ts';

export const CREDITS_PORT = portToken(creditsPort);
const MEMBER_DATA_PORT = portToken(memberDataPort('credits'));

export interface CreditsModuleOptions {
  databaseUrl: string;
  imports?: NonNullable<DynamicModule['imports']>;
}

export class CreditsModule {
  static forRoot({ databaseUrl, imports = [] }: CreditsModuleOptions): DynamicModule {
    return {
      module: CreditsModule,
      imports: [DatabaseModule.forService(creditsDatabase(databaseUrl)), ...imports],
      providers: [
        AccountService,
        HoldExpiry,
        { provide: CREDITS_PORT, useExisting: AccountService },
        MemberCredits,
        { provide: MEMBER_DATA_PORT, useExisting: MemberCredits },
      ],
      exports: [CREDITS_PORT, MEMBER_DATA_PORT],
    };
  }
}
