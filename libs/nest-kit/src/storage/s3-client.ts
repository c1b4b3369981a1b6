import { AwsClient } from 'aws4fetch';
import type { SigningClient } from './s3-storage.ts';
import type { S3Settings } from '../config/s3-settings.ts';

/** Of answers of 5xx and 429, with growing pauses. */
const RETRIES = 4;

/** Signs requests for the storage of this configuration. */
export function createSigningClient({ region, accessKeyId, secretAccessKey }: S3Settings): SigningClient {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return { fetch: (url, init) => client.fetch(url, init) };
}
