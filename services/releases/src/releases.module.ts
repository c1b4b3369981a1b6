import { DatabaseModule } from '@danqing/nest-kit';
import { Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ActiveReleases } from './active-releases.ts';
import {
  releasePlane,
  releasesDatabase,
  type ReleasePlane,
  type ReleasePlaneOptions,
} from './release-plane.ts';

/** Injection token of the ReleasesPort. */
export const RELEASES_PORT = Symbol('RELEASES_PORT');
/** Injection token of the ReleasePlane, for the use cases. */
export const RELEASE_PLANE = Symbol('RELEASE_PLANE');

@Module({})
export class ReleasesModule implements OnApplicationShutdown {
  readonly #active: ActiveReleases;

  constructor(@Inject(RELEASES_PORT) active: ActiveReleases) {
    this.#active = active;
  }

  static forRoot(options: ReleasePlaneOptions): DynamicModule {
    const logger = new Logger('Releases');
    return {
      module: ReleasesModule,
      imports: [DatabaseModule.forService(releasesDatabase(options.databaseUrl))],
      providers: [
        {
          provide: RELEASE_PLANE,
          inject: [getDataSourceToken('releases')],
          useFactory: (database: DataSource) => releasePlane(database, options.dataDir),
        },
        {
          provide: RELEASES_PORT,
          inject: [RELEASE_PLANE],
          useFactory: async (plane: ReleasePlane) => {
            const active = new ActiveReleases(plane.database, options.databaseUrl, (error) =>
              logger.warn(`The database does not answer; serving the last known releases. ${String(error)}`),
            );
            await active.start();
            return active;
          },
        },
      ],
      exports: [RELEASES_PORT, RELEASE_PLANE],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#active.stop();
  }
}
