import { COLORS_PORT, ColorsModule } from '@danqing/colors';
import { CREDITS_PORT, CreditsModule } from '@danqing/credits';
import { IdentityModule, identitySettings } from '@danqing/identity';
import { HealthModule, JobsModule } from '@danqing/nest-kit';
import { OperatorsModule } from '@danqing/operators';
import { DrawingModule, PalettesModule } from '@danqing/palettes';
import {
  openReleaseStore,
  publisherQuotas,
  ReleasesHttpModule,
  ReleasesModule,
  s3Settings,
} from '@danqing/releases';
import { Module, type DynamicModule } from '@nestjs/common';
import { ApiDocsController } from './api-docs/api-docs.controller.ts';
import { HttpColors } from './colors/http-colors.ts';
import { GATEWAY_CONFIG, overrideOrigins, serviceDatabases, type GatewayConfig } from './config.ts';
import { OfflineController, WORKER_FILES } from './offline/offline.controller.ts';
import { readWorkers, WORKER_FOLDER } from './offline/worker-files.ts';
import { CONSOLE_FOLDER, readConsole } from './operator/console-files.ts';
import { OPERATOR_CONSOLE, OperatorPageController } from './operator/operator.controller.ts';
import { OverrideController } from './overrides/override.controller.ts';
import { CurrentColors } from './page/current-colors.ts';
import { PageController } from './page/page.controller.ts';
import { PictureService } from './pictures/picture.service.ts';
import { PicturesController } from './pictures/pictures.controller.ts';
import { PolicyReports } from './policy-reports/policy-reports.ts';
import { PolicyReportsController } from './policy-reports/policy-reports.controller.ts';
import { SitemapController } from './sitemap/sitemap.controller.ts';

/** The composition root: mounts the service modules, or stands in for those that run on their own. */
@Module({})
export class GatewayModule {
  static forConfig(config: GatewayConfig): DynamicModule {
    const { SERVICE_COLORS_URL: colorsUrl } = config;
    const urls = serviceDatabases(config);
    const jobs = JobsModule.forRoot({ databaseUrl: urls.jobs });
    const credits = CreditsModule.forRoot({ databaseUrl: urls.credits, imports: [jobs] });
    const identity = IdentityModule.forRoot({
      ...identitySettings(config),
      databaseUrl: urls.identity,
      imports: [jobs, credits],
      creditsPort: CREDITS_PORT,
    });
    const palettes = PalettesModule.forRoot({
      databaseUrl: urls.palettes,
      imports: [jobs, identity, credits],
      creditsPort: CREDITS_PORT,
    });
    const { DATA_DIR: dataDir, RELEASE_ENVIRONMENT: environment } = config;
    const store = openReleaseStore({ dataDir, s3: s3Settings(config) });
    const releases = ReleasesModule.forRoot({
      databaseUrl: urls.releases,
      dataDir,
      store,
      environment,
      signingKey: config.RELEASE_SIGNING_KEY,
      overrideOrigins: overrideOrigins(config),
    });
    const mounted = [
      OperatorsModule.forRoot({
        databaseUrl: urls.operators,
        imports: [jobs],
        dataDir,
        sharedToken: config.OPERATOR_TOKEN,
        basePath: config.BASE_PATH,
        production: config.NODE_ENV === 'production',
      }),
      releases,
      ReleasesHttpModule.forRoot({
        imports: [releases],
        dataDir,
        store,
        environment,
        publisherQuotas: publisherQuotas(config),
      }),
      credits,
      jobs,
      identity,
      palettes,
      DrawingModule,
      ...(colorsUrl ? [] : [ColorsModule.forRoot({ databaseUrl: urls.colors })]),
    ];
    return {
      module: GatewayModule,
      imports: [
        ...mounted,
        HealthModule.forDataSources([
          'releases',
          'identity',
          'credits',
          'palettes',
          'operators',
          ...(colorsUrl ? [] : ['colors']),
        ]),
      ],
      // The page controller answers whatever is left, so it comes last.
      controllers: [
        ApiDocsController,
        OperatorPageController,
        OverrideController,
        SitemapController,
        PicturesController,
        OfflineController,
        PolicyReportsController,
        PageController,
      ],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        { provide: WORKER_FILES, useFactory: () => readWorkers(WORKER_FOLDER) },
        CurrentColors,
        PolicyReports,
        PictureService,
        { provide: OPERATOR_CONSOLE, useFactory: () => readConsole(CONSOLE_FOLDER) },
        ...(colorsUrl
          ? [{ provide: COLORS_PORT, useValue: new HttpColors(colorsUrl, config.SERVICE_TOKEN) }]
          : []),
      ],
    };
  }
}
