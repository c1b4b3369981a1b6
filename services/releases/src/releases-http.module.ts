import { join } from 'node:path';
import type { BudgetCeilings } from '@danqing/contracts/releases';
import {
  Inject,
  Module,
  type DynamicModule,
  type OnModuleDestroy,
  type OnModuleInit,
  type Provider,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import type { SmokeCheck } from './plane/smoke-check.ts';
import { LOAD_HEALTH, type LoadHealth } from './telemetry/load-health.ts';
import { NotificationsController } from './notifications/notifications.controller.ts';
import { askMountWorker } from './mounts/ask-worker.ts';
import { MeasureMounts } from './mounts/measure-mounts.ts';
import { VerdictController } from './mounts/verdict.controller.ts';
import { OperatorController } from './operator/operator.controller.ts';
import { ApprovalsController } from './operator/approvals.controller.ts';
import { FreezesController } from './operator/freezes.controller.ts';
import { OverviewStream } from './operator/overview-stream.ts';
import { RolloutsController } from './operator/rollouts.controller.ts';
import { OverridesController } from './overrides/overrides.controller.ts';
import { OperatorPreviewsController } from './previews/operator-previews.controller.ts';
import { ProvenanceController } from './provenance/provenance.controller.ts';
import { PublisherPreviewsController } from './previews/publisher-previews.controller.ts';
import { DEFAULT_ENVIRONMENT } from './plane/operator-input.ts';
import type { ReleasePlane } from './plane/release-plane.ts';
import { RELEASE_PLANE } from './plane/release-plane-token.ts';
import { DEFAULT_TAB_STREAM_LIMITS, DocumentStream, TAB_STREAM_LIMITS } from './stream/document-stream.ts';
import type { EventStreamLimits } from './stream/event-streams.ts';
import { StreamController } from './stream/stream.controller.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { PublisherAreaController } from './publisher-area/publisher-area.controller.ts';
import { PUBLISHER_AUDIENCE, type PublisherAudience } from './upload/publishers.guard.ts';
import { PublishersController } from './upload/publishers.controller.ts';
import { DEFAULT_PUBLISHER_QUOTAS, type PublisherQuotas } from './upload/publisher-quota.ts';
import {
  acceptStreamedBodies,
  MINIMUM_BODY_RATE,
  MINIMUM_UPLOAD_RATE,
  type MinimumRate,
} from './upload/streamed-body.ts';
import { UploadController } from './upload/upload.controller.ts';
import { Uploads } from './upload/uploads.ts';

export interface ReleasesHttpModuleOptions {
  imports: NonNullable<DynamicModule['imports']>;
  dataDir: string;
  store: ReleaseStore;
  environment?: string | undefined;
  smoke?: SmokeCheck | undefined;
  health?: LoadHealth | undefined;
  tabStreamLimits?: EventStreamLimits | undefined;
  publisherQuotas?: PublisherQuotas | undefined;
  ceilings?: BudgetCeilings | undefined;
  slowestUpload?: MinimumRate | undefined;
  /** Base URL of the site, if it is configured. Publishers' tokens are for it only. */
  publicUrl?: string | undefined;
}

const CLEANING_MS = 10 * 60 * 1000;

/**
 * The release plane over HTTP, for operators, publishers and the push to open tabs. The composing program
 * must provide OPERATOR_ACCESS globally.
 */
@Module({})
export class ReleasesHttpModule implements OnModuleInit, OnModuleDestroy {
  readonly #adapterHost: HttpAdapterHost;
  readonly #uploads: Uploads;
  readonly #slowestUpload: MinimumRate;
  #cleaning: NodeJS.Timeout | undefined;

  constructor(
    @Inject(HttpAdapterHost) adapterHost: HttpAdapterHost,
    @Inject(Uploads) uploads: Uploads,
    @Inject(MINIMUM_UPLOAD_RATE) slowestUpload: MinimumRate,
  ) {
    this.#adapterHost = adapterHost;
    this.#uploads = uploads;
    this.#slowestUpload = slowestUpload;
  }

  static forRoot(options: ReleasesHttpModuleOptions): DynamicModule {
    const { imports, dataDir, store, smoke, health } = options;
    const environment = options.environment ?? DEFAULT_ENVIRONMENT;
    const providers: Provider[] = [
      {
        provide: RELEASE_PLANE,
        inject: [getDataSourceToken('releases')],
        useFactory: (database: DataSource): ReleasePlane => ({
          database,
          store,
          environment,
          smoke,
          askWorker: askMountWorker(database),
          ceilings: options.ceilings,
        }),
      },
      {
        provide: Uploads,
        inject: [RELEASE_PLANE],
        useFactory: (plane: ReleasePlane) =>
          new Uploads(plane, join(dataDir, 'uploads'), options.publisherQuotas ?? DEFAULT_PUBLISHER_QUOTAS),
      },
      {
        provide: PUBLISHER_AUDIENCE,
        useValue: { environment, site: options.publicUrl ?? null } satisfies PublisherAudience,
      },
      { provide: MINIMUM_UPLOAD_RATE, useValue: options.slowestUpload ?? MINIMUM_BODY_RATE },
      { provide: TAB_STREAM_LIMITS, useValue: options.tabStreamLimits ?? DEFAULT_TAB_STREAM_LIMITS },
      ...(health ? [{ provide: LOAD_HEALTH, useValue: health }] : []),
      DocumentStream,
      OverviewStream,
      {
        provide: MeasureMounts,
        inject: [getDataSourceToken('releases')],
        useFactory: (database: DataSource) => new MeasureMounts(database, environment),
      },
    ];
    return {
      module: ReleasesHttpModule,
      imports,
      controllers: [
        StreamController,
        OperatorController,
        RolloutsController,
        ApprovalsController,
        FreezesController,
        PublishersController,
        PublisherAreaController,
        UploadController,
        VerdictController,
        OverridesController,
        PublisherPreviewsController,
        OperatorPreviewsController,
        NotificationsController,
        ProvenanceController,
      ],
      providers,
    };
  }

  onModuleInit(): void {
    acceptStreamedBodies(this.#adapterHost.httpAdapter.getInstance<FastifyInstance>(), this.#slowestUpload);
    const clean = () => void this.#uploads.removeAbandoned().catch(() => undefined);
    clean();
    this.#cleaning = setInterval(clean, CLEANING_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#cleaning);
  }
}
