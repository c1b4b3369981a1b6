import type { DynamicModule } from '@nestjs/common';
import { Jobs } from './jobs.ts';

export interface JobsModuleOptions {
  databaseUrl: string;
}

/** Provides `Jobs`. Create it once per process, and import the same module in every service. */
export class JobsModule {
  static forRoot({ databaseUrl }: JobsModuleOptions): DynamicModule {
    return {
      module: JobsModule,
      providers: [{ provide: Jobs, useFactory: () => Jobs.start(databaseUrl) }],
      exports: [Jobs],
    };
  }
}
