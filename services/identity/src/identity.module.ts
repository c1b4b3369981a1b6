import { pagesPort } from '@danqing/contracts/ports';
import { DatabaseModule, IDENTITY_PORT, portToken } from '@danqing/nest-kit';
import { openStorage } from '@danqing/nest-kit/storage';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CodeService } from './code/code.service.ts';
import { identityDatabase } from './database/identity-database.ts';
import { DataExportService } from './data-export/data-export.service.ts';
import { DataExportWork } from './data-export/data-export.work.ts';
import { EXPORT_STORAGE, ExportFiles } from './data-export/export-files.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { Erasure } from './deletion/erasure.ts';
import { Withdrawal } from './deletion/withdrawal.ts';
import { DeliveryService } from './delivery/delivery.service.ts';
import { MAIL_SENDER, SMS_SENDER } from './delivery/senders.ts';
import { DeviceService } from './device/device.service.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { IDENTITY_CONTROLLERS } from './identity-controllers.ts';
import { identityStore } from './identity-store.ts';
import { IdentityService } from './identity.service.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { AuthorNames } from './member/author-names.ts';
import { MemberService } from './member/member.service.ts';
import { PicturePaths } from './member/picture-paths.ts';
import { MemberDataSources } from './member-data/member-data-sources.ts';
import { AccountMails } from './notice/account-mails.ts';
import { NoticeService } from './notice/notice.service.ts';
import { OutboxController } from './outbox/outbox.controller.ts';
import { OutboxKey } from './outbox/outbox-key.ts';
import { outboxMailSender, outboxSmsSender } from './outbox/outbox-senders.ts';
import { MemberPages } from './pages/member-pages.service.ts';
import { PROOF_OF_WORK_SETTINGS, ProofOfWork } from './proof-of-work/proof-of-work.ts';
import { readPepper } from './secret/pepper.ts';
import { Secrets } from './secret/secrets.ts';
import { SessionService } from './session/session.service.ts';
import { SignInLog } from './sign-in/sign-in-log.ts';
import { SIGN_IN_SETTINGS, SignInService } from './sign-in/sign-in.service.ts';
import { StartingCredits } from './user/starting-credits.ts';
import { UserService } from './user/user.service.ts';

const PAGES_PORT = portToken(pagesPort('identity'));

export interface IdentityModuleOptions extends IdentitySettings {
  databaseUrl: string;
  imports?: NonNullable<DynamicModule['imports']>;
}

export class IdentityModule {
  static forRoot(options: IdentityModuleOptions): DynamicModule {
    const {
      databaseUrl,
      basePath,
      dataDir,
      pepper,
      outboxKey,
      mailSender,
      smsSender,
      imports = [],
    } = options;
    const database = getDataSourceToken('identity');
    return {
      module: IdentityModule,
      imports: [DatabaseModule.forService(identityDatabase(databaseUrl)), ...imports],
      controllers: [...IDENTITY_CONTROLLERS, ...(outboxKey === null ? [] : [OutboxController])],
      providers: [
        SignInService,
        SignInLog,
        ProofOfWork,
        CodeService,
        DeviceService,
        DeliveryService,
        NoticeService,
        AccountMails,
        MemberDataSources,
        { provide: EXPORT_STORAGE, useValue: openStorage(identityStore, { dataDir, s3: options.s3 }) },
        ExportFiles,
        DataExportWork,
        DataExportService,
        Withdrawal,
        DeletionService,
        Erasure,
        SessionService,
        UserService,
        StartingCredits,
        AuthorNames,
        MemberService,
        { provide: PicturePaths, useValue: new PicturePaths(basePath) },
        MemberPages,
        { provide: PAGES_PORT, useExisting: MemberPages },
        MaintenanceService,
        { provide: OutboxKey, useValue: new OutboxKey(outboxKey, basePath) },
        { provide: SIGN_IN_SETTINGS, useValue: options },
        { provide: PROOF_OF_WORK_SETTINGS, useValue: options },
        { provide: Secrets, useFactory: async () => new Secrets(pepper ?? (await readPepper(dataDir))) },
        {
          provide: MAIL_SENDER,
          useFactory: (source: DataSource, secrets: Secrets) =>
            mailSender ?? (outboxKey === null ? null : outboxMailSender(source, secrets)),
          inject: [database, Secrets],
        },
        {
          provide: SMS_SENDER,
          useFactory: (source: DataSource) =>
            smsSender ?? (outboxKey === null ? null : outboxSmsSender(source)),
          inject: [database],
        },
        IdentityService,
        { provide: IDENTITY_PORT, useExisting: IdentityService },
      ],
      exports: [IDENTITY_PORT, PAGES_PORT],
    };
  }
}
