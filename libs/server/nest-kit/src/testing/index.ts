export { openTestS3, type ConditionalWrites } from './open-s3.ts';
export { DatabaseWatch } from '../database/database-watch.ts';
export { openTestProxy, type TestProxy } from './open-proxy.ts';
