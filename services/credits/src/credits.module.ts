import { DatabaseModule } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { AccountService } from './account/account.service.ts';
import { creditsDatabase } from './database/credits-database.ts';

/** Injection token of the CreditsPort. */
export const CREDITS_PORT = Symbol('CREDITS_PORT');

export interface CreditsModuleOptions {
  databaseUrl: string;
}

export class CreditsModule {
  static forRoot({ databaseUrl }: CreditsModuleOptions): DynamicModule {
    return {
      module: CreditsModule,
      imports: [DatabaseModule.forService(creditsDatabase(databaseUrl))],
      providers: [AccountService, { provide: CREDITS_PORT, useExisting: AccountService }],
      exports: [CREDITS_PORT],
    };
  }
}
