import { runService } from '@danqing/nest-kit';
import { service } from './index.ts';

await runService(service);
