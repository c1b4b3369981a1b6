import { DatabaseModule } from '@danqing/nest-kit';
import { Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ActiveReleases } from './active-releases.ts';
import { releasesDatabase } from './release-plane.ts';

/** Injection token of the ReleasesPort. */
export const RELEASES_PORT = Symbol('RELEASES_PORT');

@Module({})
export class ReleasesModule implements OnApplicationShutdown {
  readonly #active: ActiveReleases;

  constructor(@Inject(RELEASES_PORT) active: ActiveReleases) {
    this.#active = active;
  }

  static forRoot(options: { databaseUrl: string }): DynamicModule {
    const logger = new Logger('Releases');
    return {
      module: ReleasesModule,
      imports: [DatabaseModule.forService(releasesDatabase(options.databaseUrl))],
      providers: [
        {
          provide: RELEASES_PORT,
          inject: [getDataSourceToken('releases')],
          useFactory: async (database: DataSource) => {
            const active = new ActiveReleases(database, options.databaseUrl, (error) =>
              logger.warn(`The database does not answer; serving the last known releases. ${String(error)}`),
            );
            await active.start();
            return active;
          },
        },
      ],
      exports: [RELEASES_PORT],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#active.stop();
  }
}
