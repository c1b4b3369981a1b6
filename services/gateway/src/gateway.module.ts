import { memberDataSourcesPort, pagesPort, securityLogPort, type PagesPort } from '@danqing/contracts/ports';
import {
  HealthModule,
  JobsModule,
  PortsModule,
  portToken,
  provideMemberDataSources,
  remotePorts,
  type ServiceDefinition,
} from '@danqing/nest-kit';
import { isDevelopmentMachine, s3Settings } from '@danqing/nest-kit/config';
import { OperatorsModule } from '@danqing/operators';
import { DrawingModule } from '@danqing/palette-drawing';
import {
  budgetCeilings,
  openReleaseStore,
  publisherQuotas,
  ReleasesHttpModule,
  ReleasesModule,
} from '@danqing/releases';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ApiDocsController } from './api-docs/api-docs.controller.ts';
import {
  GATEWAY_CONFIG,
  overrideOrigins,
  serviceDatabases,
  serviceUrl,
  type GatewayConfig,
} from './config.ts';
import { FontSubsetter } from './fonts/font-subsetter.ts';
import { FontService } from './fonts/font.service.ts';
import { LIMIT_FACTOR } from './limits/costly-work.ts';
import { FontsController } from './fonts/fonts.controller.ts';
import { OfflineController, WORKER_FILES } from './offline/offline.controller.ts';
import { readWorkers, WORKER_FOLDER } from './offline/worker-files.ts';
import { CONSOLE_FOLDER, readConsole } from './operator/console-files.ts';
import { operatorMail } from './operator/operator-mail.ts';
import { OPERATOR_CONSOLE, OperatorPageController } from './operator/operator.controller.ts';
import { OverrideController } from './overrides/override.controller.ts';
import { CurrentColors } from './page/current-colors.ts';
import { PageController } from './page/page.controller.ts';
import { ServicePages } from './page/service-pages.ts';
import { PreviewController } from './previews/preview.controller.ts';
import { PictureService } from './pictures/picture.service.ts';
import { PicturesController } from './pictures/pictures.controller.ts';
import { PolicyReports } from './policy-reports/policy-reports.ts';
import { PolicyReportsController } from './policy-reports/policy-reports.controller.ts';
import { SecurityTxtController } from './site-files/security-txt.controller.ts';
import { SitemapController } from './site-files/sitemap.controller.ts';
import { ThirdPartyController } from './third-party/third-party.controller.ts';

@Module({})
export class GatewayModule {
  static forConfig(config: GatewayConfig, services: readonly ServiceDefinition[]): DynamicModule {
    const urls = serviceDatabases(config);
    const jobs = { ...JobsModule.forRoot({ databaseUrl: urls.jobs }), global: true };
    const inside = services.filter(({ name }) => serviceUrl(config, name) === undefined);
    const elsewhere = services.flatMap(({ name, offers }) => {
      const url = serviceUrl(config, name);
      return url === undefined ? [] : offers.map((port) => ({ port, url }));
    });
    const token = config.SERVICE_TOKEN;
    const { DATA_DIR: dataDir, RELEASE_ENVIRONMENT: environment } = config;
    const store = openReleaseStore({ dataDir, s3: s3Settings(config) });
    const releases = ReleasesModule.forRoot({
      databaseUrl: urls.releases,
      dataDir,
      store,
      environment,
      signingKey: config.RELEASE_SIGNING_KEY,
      overrideOrigins: overrideOrigins(config),
      loopbackTargets: isDevelopmentMachine(config),
      mail: operatorMail(config),
      basePath: config.BASE_PATH,
      consoleUrl: config.PUBLIC_URL && new URL(`${config.BASE_PATH}operator`, config.PUBLIC_URL).href,
    });
    const parts = [
      jobs,
      OperatorsModule.forRoot({
        databaseUrl: urls.operators,
        imports: [jobs],
        dataDir,
        sharedToken: config.OPERATOR_TOKEN,
        basePath: config.BASE_PATH,
        production: !isDevelopmentMachine(config),
      }),
      releases,
      ReleasesHttpModule.forRoot({
        imports: [releases],
        dataDir,
        store,
        environment,
        publisherQuotas: publisherQuotas(config),
        ceilings: budgetCeilings(config),
        publicUrl: config.PUBLIC_URL && new URL(config.BASE_PATH, config.PUBLIC_URL).href,
      }),
      ...inside.map(({ name, module }) => module({ config, databaseUrl: urls[name] })),
      DrawingModule,
      {
        module: class MemberDataModule {},
        global: true,
        providers: [provideMemberDataSources(services)],
        exports: [portToken(memberDataSourcesPort)],
      },
      ...(token === undefined
        ? []
        : [
            remotePorts(elsewhere, token),
            PortsModule.forOffers(
              [securityLogPort, memberDataSourcesPort, ...inside.flatMap(({ offers }) => offers)],
              token,
            ),
          ]),
    ];
    return {
      module: GatewayModule,
      imports: [
        ...parts,
        HealthModule.forDataSources(['releases', 'operators', ...inside.map(({ name }) => name)]),
      ],
      // Must be last, because the page controller matches every remaining path.
      controllers: [
        ApiDocsController,
        OperatorPageController,
        OverrideController,
        PreviewController,
        SecurityTxtController,
        SitemapController,
        ThirdPartyController,
        PicturesController,
        FontsController,
        OfflineController,
        PolicyReportsController,
        PageController,
      ],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        { provide: LIMIT_FACTOR, useValue: config.CLIENT_LIMIT_FACTOR },
        { provide: WORKER_FILES, useFactory: () => readWorkers(WORKER_FOLDER) },
        CurrentColors,
        servicePages(services),
        PolicyReports,
        PictureService,
        FontSubsetter,
        FontService,
        { provide: OPERATOR_CONSOLE, useFactory: () => readConsole(CONSOLE_FOLDER) },
      ],
    };
  }
}

function servicePages(services: readonly ServiceDefinition[]): Provider {
  const offering = services.filter(({ pages }) => pages.length > 0);
  return {
    provide: ServicePages,
    inject: offering.map(({ name }) => portToken(pagesPort(name))),
    useFactory: (...ports: PagesPort[]) =>
      new ServicePages(
        offering.map(({ name, pages }, index) => ({ name, kinds: pages, port: ports[index]! })),
      ),
  };
}
