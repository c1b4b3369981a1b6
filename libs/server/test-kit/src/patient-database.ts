// Set-up of the service tests. A busy machine can take longer than three seconds to open a database connection.
import { DatabaseWatch } from '@danqing/nest-kit/testing';

DatabaseWatch.responseTimeoutMs = 30_000;
