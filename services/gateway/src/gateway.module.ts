import { COLORS_PORT, ColorsModule } from '@danqing/colors';
import { HealthModule } from '@danqing/nest-kit';
import { ReleasesModule } from '@danqing/releases';
import { Module, type DynamicModule } from '@nestjs/common';
import { HttpColors } from './colors/http-colors.ts';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.ts';
import { PageController } from './page/page.controller.ts';

/** The composition root: mounts the service modules, or stands in for those that run on their own. */
@Module({})
export class GatewayModule {
  static forConfig(config: GatewayConfig): DynamicModule {
    const { DATABASE_URL: databaseUrl, SERVICE_COLORS_URL: colorsUrl } = config;
    const mounted = [
      ReleasesModule.forRoot({ databaseUrl }),
      ...(colorsUrl ? [] : [ColorsModule.forRoot({ databaseUrl })]),
    ];
    return {
      module: GatewayModule,
      imports: [...mounted, HealthModule.forDataSources(colorsUrl ? ['releases'] : ['releases', 'colors'])],
      controllers: [PageController],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        ...(colorsUrl
          ? [{ provide: COLORS_PORT, useValue: new HttpColors(colorsUrl, config.SERVICE_TOKEN) }]
          : []),
      ],
    };
  }
}
