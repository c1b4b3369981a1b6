import { DatabaseModule, isDatabaseUnavailable, type MailSender } from '@danqing/nest-kit';
import { Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RELEASES_PORT } from './documents/releases-port.ts';
import { ActiveReleases } from './documents/active-releases.ts';
import { openReleaseKey, type ReleaseKey } from './documents/release-key.ts';
import type { SmokeCheck } from './plane/smoke-check.ts';
import { inspectRelease } from './gate/inspect-canary.ts';
import { TELEMETRY_ACTOR } from './moves/automatic-actors.ts';
import { askMountWorker } from './mounts/ask-worker.ts';
import { pauseFailingCanary, rollbackCanary } from './moves/rollback-canary.ts';
import { notificationParts } from './notifications/notification-parts.ts';
import { NO_ORIGINS, type OverrideOrigins } from './overrides/override-origins.ts';
import { OverrideTokens } from './overrides/override-tokens.ts';
import { Overrides } from './overrides/overrides.ts';
import { PreviewTokens } from './previews/preview-tokens.ts';
import { Previews } from './previews/previews.ts';
import { DEFAULT_ENVIRONMENT } from './plane/operator-input.ts';
import { releasesDatabase } from './plane/release-plane.ts';
import { provideRollouts } from './rollouts/provide-rollouts.ts';
import { ServedReleases } from './served/served-releases.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { Inspect } from './telemetry/canary-inspections.ts';
import type { MoveFailing } from './telemetry/canary-watch.ts';
import { telemetryParts } from './telemetry/telemetry.ts';

const RELEASE_KEY = Symbol('RELEASE_KEY');
const ROLL_BACK = Symbol('ROLL_BACK');
const PAUSE = Symbol('PAUSE');
const INSPECT = Symbol('INSPECT');

export interface ReleasesModuleOptions {
  databaseUrl: string;
  dataDir: string;
  store: ReleaseStore;
  environment?: string | undefined;
  signingKey?: string | undefined;
  overrideOrigins?: OverrideOrigins | undefined;
  smoke?: SmokeCheck | undefined;
  /** Permits notification targets on this machine, for development. */
  loopbackTargets?: boolean | undefined;
  /** Sends notifications by mail. */
  mail?: MailSender | undefined;
  /** Address of the operator console, for links in notifications. */
  consoleUrl?: string | undefined;
  /** Path of the visitors' cookies. */
  basePath?: string | undefined;
}

@Module({})
export class ReleasesModule implements OnApplicationShutdown {
  readonly #active: ActiveReleases;

  constructor(@Inject(RELEASES_PORT) active: ActiveReleases) {
    this.#active = active;
  }

  static forRoot(options: ReleasesModuleOptions): DynamicModule {
    const { databaseUrl, dataDir, store, signingKey, smoke, overrideOrigins = NO_ORIGINS } = options;
    const environment = options.environment ?? DEFAULT_ENVIRONMENT;
    const logger = new Logger('Releases');
    const telemetry = telemetryParts({
      environment,
      releaseKey: RELEASE_KEY,
      releases: RELEASES_PORT,
      rollBack: ROLL_BACK,
      pause: PAUSE,
      inspect: INSPECT,
      basePath: options.basePath ?? '/',
    });
    const notifications = notificationParts({
      environment,
      releaseKey: RELEASE_KEY,
      allowsLoopback: options.loopbackTargets ?? false,
      console: options.consoleUrl ?? null,
      mail: options.mail ?? null,
    });
    return {
      module: ReleasesModule,
      imports: [DatabaseModule.forService(releasesDatabase(databaseUrl))],
      controllers: telemetry.controllers,
      providers: [
        ...telemetry.providers,
        ...notifications.providers,
        provideRollouts({ store, environment, smoke }),
        {
          provide: RELEASE_KEY,
          inject: [getDataSourceToken('releases')],
          useFactory: (database: DataSource) => openReleaseKey({ database, dataDir, configured: signingKey }),
        },
        {
          provide: OverrideTokens,
          inject: [RELEASE_KEY],
          useFactory: (key: ReleaseKey) => OverrideTokens.ofReleaseKey(key, environment),
        },
        {
          provide: Overrides,
          inject: [OverrideTokens],
          useFactory: (tokens: OverrideTokens) => new Overrides(tokens, overrideOrigins),
        },
        {
          provide: PreviewTokens,
          inject: [RELEASE_KEY],
          useFactory: (key: ReleaseKey) => PreviewTokens.ofReleaseKey(key, environment),
        },
        {
          provide: Previews,
          inject: [PreviewTokens, getDataSourceToken('releases')],
          useFactory: (tokens: PreviewTokens, database: DataSource) =>
            new Previews(tokens, database, environment),
        },
        {
          provide: ServedReleases,
          inject: [getDataSourceToken('releases')],
          useFactory: (database: DataSource) => new ServedReleases(database),
        },
        {
          provide: ROLL_BACK,
          inject: [getDataSourceToken('releases')],
          useFactory:
            (database: DataSource): MoveFailing =>
            (failed) =>
              rollbackCanary({ database, store, environment }, { ...failed, actor: TELEMETRY_ACTOR }),
        },
        {
          provide: PAUSE,
          inject: [getDataSourceToken('releases')],
          useFactory:
            (database: DataSource): MoveFailing =>
            (failed) =>
              pauseFailingCanary({ database, store, environment }, { ...failed, actor: TELEMETRY_ACTOR }),
        },
        {
          provide: INSPECT,
          inject: [getDataSourceToken('releases')],
          useFactory:
            (database: DataSource): Inspect =>
            (release) =>
              inspectRelease(
                { database, store, environment, smoke, askWorker: askMountWorker(database) },
                release,
              ),
        },
        {
          provide: RELEASES_PORT,
          inject: [getDataSourceToken('releases'), RELEASE_KEY],
          useFactory: async (database: DataSource, key: ReleaseKey) => {
            const active = new ActiveReleases({
              database,
              databaseUrl,
              environment,
              key,
              onError(error) {
                // The database watch already logs an outage.
                if (isDatabaseUnavailable(error)) return;
                logger.warn(`Serving the last known releases. ${String(error)}`);
              },
            });
            await active.start();
            return active;
          },
        },
      ],
      exports: [
        RELEASES_PORT,
        OverrideTokens,
        Overrides,
        PreviewTokens,
        Previews,
        ServedReleases,
        ...telemetry.exports,
        ...notifications.exports,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#active.stop();
  }
}
