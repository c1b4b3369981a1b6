import { isDatabaseUnavailable } from '@danqing/nest-kit';
import { Logger, type DynamicModule, type FactoryProvider, type InjectionToken } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ReleaseKey } from '../documents/release-key.ts';
import { NotificationWork } from './notification-work.ts';
import { TargetAddresses } from './target-addresses.ts';
import { TargetSecrets } from './target-secrets.ts';

export interface NotificationPartsOptions {
  environment: string;
  releaseKey: InjectionToken;
  allowsLoopback: boolean;
  console: string | null;
}

/** Notifies operators. Returns parts for the module that owns the database `releases`. */
export function notificationParts({
  environment,
  releaseKey,
  allowsLoopback,
  console,
}: NotificationPartsOptions): Required<Pick<DynamicModule, 'providers' | 'exports'>> {
  const logger = new Logger('Notifications');
  const providers: FactoryProvider[] = [
    { provide: TargetAddresses, useFactory: () => new TargetAddresses({ allowsLoopback }) },
    {
      provide: TargetSecrets,
      inject: [releaseKey],
      useFactory: (key: ReleaseKey) => TargetSecrets.ofReleaseKey(key, environment),
    },
    {
      provide: NotificationWork,
      inject: [getDataSourceToken('releases'), TargetSecrets, TargetAddresses],
      useFactory: (database: DataSource, secrets: TargetSecrets, addresses: TargetAddresses) =>
        new NotificationWork({
          database,
          environment,
          secrets,
          addresses,
          console,
          onError(error) {
            // The database watch already logs an outage.
            if (isDatabaseUnavailable(error)) return;
            logger.warn(`Notifications are not delivered just now. ${String(error)}`);
          },
        }),
    },
  ];
  return { providers, exports: [TargetAddresses, TargetSecrets] };
}
