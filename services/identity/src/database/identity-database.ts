import type { ServiceDatabase } from '@danqing/nest-kit';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.ts';
import { UserEntity } from '../user/user.entity.ts';
import { BindCodesToPurposes1796800100000 } from './migrations/1796800100000-bind-codes-to-purposes.ts';
import { CreateIdentity1795183300000 } from './migrations/1795183300000-create-identity.ts';
import { ExportAndErase1796700100000 } from './migrations/1796700100000-export-and-erase.ts';
import { LimitAccounts1795996800000 } from './migrations/1795996800000-limit-accounts.ts';
import { ShowMembers1796600100000 } from './migrations/1796600100000-show-members.ts';
import { TellDeliveryAttempts1795183400000 } from './migrations/1795183400000-tell-delivery-attempts.ts';
import { BindCodesToBrowsers1795348800000 } from './migrations/1795348800000-bind-codes-to-browsers.ts';

export const identityDatabase = (url: string): ServiceDatabase => ({
  name: 'identity',
  url,
  entities: [UserEntity, OutboxMessageEntity],
  migrations: [
    CreateIdentity1795183300000,
    TellDeliveryAttempts1795183400000,
    BindCodesToBrowsers1795348800000,
    LimitAccounts1795996800000,
    ShowMembers1796600100000,
    ExportAndErase1796700100000,
    BindCodesToPurposes1796800100000,
  ],
});
