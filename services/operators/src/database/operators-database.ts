import type { ServiceDatabase } from '@danqing/nest-kit';
import { CreateSecurityLog1795365000000 } from './migrations/1795365000000-create-security-log.ts';
import { GrantRights1797450100000 } from './migrations/1797450100000-grant-rights.ts';
import { NameOperators1795366000000 } from './migrations/1795366000000-name-operators.ts';

export const operatorsDatabase = (url: string): ServiceDatabase => ({
  name: 'operators',
  url,
  entities: [],
  migrations: [CreateSecurityLog1795365000000, NameOperators1795366000000, GrantRights1797450100000],
});
