import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReleasesPort } from '@danqing/contracts/releases';
import { isDatabaseUnavailable, SECURITY_LOG } from '@danqing/nest-kit';
import { Logger, type DynamicModule, type FactoryProvider, type InjectionToken } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ReleaseKey } from '../documents/release-key.ts';
import { TELEMETRY_ACTOR } from '../moves/automatic-actors.ts';
import { BegunPages } from './begun-pages.ts';
import { HealthWatch } from './health-watch.ts';
import { SilenceWatch } from './silence-watch.ts';
import { LOAD_HEALTH } from './load-health.ts';
import { BeaconIntake } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import { BeaconController } from './beacon.controller.ts';
import type { Inspect } from './canary-inspections.ts';
import { CanaryWatch, type CanaryWatchOptions, type MoveFailing } from './canary-watch.ts';
import { LoadCounter } from './load-counter.ts';
import { CountedHealth } from './counted-health.ts';
import { PageHealth } from './page-health.ts';
import { NamedReleases } from './named-releases.ts';
import { pageDraws } from './page-draws.ts';
import { SmallBodies } from './small-bodies.ts';
import { TelemetryWork } from './telemetry-work.ts';
import { canaryDecisions } from '../metrics/release-metrics.ts';
import { UniqueReporters } from './unique-reporters.ts';

const VOICES_PURPOSE = 'danqing voices';

export interface TelemetryOptions {
  environment: string;
  releaseKey: InjectionToken;
  releases: InjectionToken;
  rollBack: InjectionToken;
  pause: InjectionToken;
  inspect: InjectionToken;
  basePath: string;
}

/**
 * Counts how areas load in visitors' pages and rolls bad canaries back. Returns parts for the module that
 * owns the database `releases`. Exports LOAD_HEALTH for operators.
 */
export function telemetryParts(
  options: TelemetryOptions,
): Required<Pick<DynamicModule, 'controllers' | 'providers' | 'exports'>> {
  const { environment, releaseKey, releases, rollBack, pause, inspect } = options;
  const logger = new Logger('Telemetry');
  const database = getDataSourceToken('releases');
  const providers: (FactoryProvider | typeof SmallBodies)[] = [
    SmallBodies,
    pageDraws(releases, options.basePath),
    {
      provide: BeaconTokens,
      inject: [releaseKey],
      useFactory: (key: ReleaseKey) => BeaconTokens.ofReleaseKey(key),
    },
    {
      provide: NamedReleases,
      inject: [database],
      useFactory: (source: DataSource) => new NamedReleases({ database: source, environment }),
    },
    {
      provide: LoadCounter,
      inject: [database],
      useFactory: (source: DataSource) => new LoadCounter({ database: source, environment }),
    },
    {
      provide: UniqueReporters,
      inject: [database, BeaconTokens],
      useFactory: (source: DataSource, tokens: BeaconTokens) =>
        new UniqueReporters({ database: source, environment, key: tokens.deriveKey(VOICES_PURPOSE) }),
    },
    {
      provide: PageHealth,
      inject: [database, BeaconTokens, NamedReleases],
      useFactory: (source: DataSource, tokens: BeaconTokens, named: NamedReleases) =>
        new PageHealth({ database: source, environment, named, key: tokens.deriveKey(VOICES_PURPOSE) }),
    },
    {
      provide: BeaconIntake,
      inject: [BeaconTokens, NamedReleases, LoadCounter, UniqueReporters, PageHealth],
      useFactory: (
        tokens: BeaconTokens,
        named: NamedReleases,
        counter: LoadCounter,
        voices: UniqueReporters,
        health: PageHealth,
      ) => new BeaconIntake({ tokens, named, counter, reporters: voices, health }),
    },
    {
      provide: BegunPages,
      inject: [database, BeaconTokens, NamedReleases],
      useFactory: (source: DataSource, tokens: BeaconTokens, named: NamedReleases) =>
        new BegunPages({ database: source, environment, named, key: tokens.deriveKey(VOICES_PURPOSE) }),
    },
    watchOf(SilenceWatch, environment, logger),
    watchOf(HealthWatch, environment, logger),
    {
      provide: CanaryWatch,
      inject: [database, rollBack, pause, inspect, { token: SECURITY_LOG, optional: true }],
      useFactory: (
        source: DataSource,
        takeBack: MoveFailing,
        hold: MoveFailing,
        look: Inspect,
        log: SecurityLogPort | undefined,
      ) =>
        new CanaryWatch({
          database: source,
          environment,
          rollBack: takeBack,
          pause: hold,
          inspect: look,
          report: reportTo(logger, log),
        }),
    },
    {
      provide: LOAD_HEALTH,
      inject: [database],
      useFactory: (source: DataSource) => new CountedHealth({ database: source, environment }),
    },
    {
      provide: TelemetryWork,
      inject: [
        database,
        releases,
        NamedReleases,
        LoadCounter,
        UniqueReporters,
        CanaryWatch,
        BegunPages,
        PageHealth,
        SilenceWatch,
        HealthWatch,
      ],
      useFactory: (
        source: DataSource,
        port: ReleasesPort,
        named: NamedReleases,
        counter: LoadCounter,
        voices: UniqueReporters,
        watch: CanaryWatch,
        begun: BegunPages,
        health: PageHealth,
        silence: SilenceWatch,
        healthWatch: HealthWatch,
      ) =>
        new TelemetryWork({
          database: source,
          releases: port,
          named,
          counter,
          reporters: voices,
          watch,
          begun,
          health,
          silence,
          healthWatch,
          onError(error) {
            // The database watch already logs an outage.
            if (isDatabaseUnavailable(error)) return;
            logger.warn(`Loads are not counted or watched just now. ${String(error)}`);
          },
        }),
    },
  ];
  return { controllers: [BeaconController], providers, exports: [LOAD_HEALTH] };
}

/** Provides a watch that only raises alerts. */
const watchOf = (
  Watch: typeof SilenceWatch | typeof HealthWatch,
  environment: string,
  logger: Logger,
): FactoryProvider => ({
  provide: Watch,
  inject: [getDataSourceToken('releases'), { token: SECURITY_LOG, optional: true }],
  useFactory: (database: DataSource, log: SecurityLogPort | undefined) =>
    new Watch({ database, environment, report: reportTo(logger, log) }),
});

const reportTo =
  (logger: Logger, log: SecurityLogPort | undefined): CanaryWatchOptions['report'] =>
  (line, { area, deed }) => {
    logger.warn(line);
    canaryDecisions.inc({ area, decision: deed });
    log?.record({
      action: deed === 'alert' ? 'report' : 'operator-change',
      result: 'allowed',
      actor: TELEMETRY_ACTOR,
      address: null,
      subject: `area ${area}`,
      detail: line,
    });
  };
