// Set-up of the service tests. On a busy machine a database connection can take longer than the production
// limit of three seconds.
import { DatabaseWatch } from '@danqing/nest-kit/testing';

DatabaseWatch.responseTimeoutMs = 30_000;
