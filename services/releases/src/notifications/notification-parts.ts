import { isDatabaseUnavailable, type MailSender } from '@danqing/nest-kit';
import {
  Logger,
  type DynamicModule,
  type FactoryProvider,
  type InjectionToken,
  type ValueProvider,
} from '@nestjs/common';
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
  mail: MailSender | null;
}

/** The sender of mail, or null where mail is not configured. */
export const NOTIFICATION_MAIL = Symbol('NOTIFICATION_MAIL');

/** Notifies operators. Returns parts for the module that owns the database `releases`. */
export function notificationParts({
  environment,
  releaseKey,
  allowsLoopback,
  console,
  mail,
}: NotificationPartsOptions): Required<Pick<DynamicModule, 'providers' | 'exports'>> {
  const logger = new Logger('Notifications');
  const providers: (FactoryProvider | ValueProvider)[] = [
    { provide: NOTIFICATION_MAIL, useValue: mail },
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
          mail,
          onError(error) {
            // The database watch already logs an outage.
            if (isDatabaseUnavailable(error)) return;
            logger.warn(`Notifications are not delivered just now. ${String(error)}`);
          },
        }),
    },
  ];
  return { providers, exports: [TargetAddresses, TargetSecrets, NOTIFICATION_MAIL] };
}
