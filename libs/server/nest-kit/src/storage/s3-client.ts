import { AwsClient } from 'aws4fetch';
import type { SigningClient } from './s3-storage.ts';
import type { S3Settings } from '../config/s3-settings.ts';

const RETRIES = 4;

/** Creates a client that signs requests for S3. It retries up to four times after status 429 or 5xx. */
export function createSigningClient({ region, accessKeyId, secretAccessKey }: S3Settings): SigningClient {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return { fetch: (url, init) => client.fetch(url, init) };
}
