import type { DynamicModule } from '@nestjs/common';
import { Jobs } from './jobs.ts';

export interface JobsModuleOptions {
  databaseUrl: string;
}

/** Offers `Jobs`. Make it once per process and hand the same module to every service that needs it. */
export class JobsModule {
  static forRoot({ databaseUrl }: JobsModuleOptions): DynamicModule {
    return {
      module: JobsModule,
      providers: [{ provide: Jobs, useFactory: () => Jobs.start(databaseUrl) }],
      exports: [Jobs],
    };
  }
}
