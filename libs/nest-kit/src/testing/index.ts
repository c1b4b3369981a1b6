// What tests of services need beside their own fixtures; never part of a build.
export { openTestS3, type ConditionalWrites } from './open-s3.ts';
export { DatabaseWatch } from '../database/database-watch.ts';
