import { AwsClient } from 'aws4fetch';
import { S3Objects, type SigningClient } from './s3-objects.ts';
import type { S3Settings } from './s3-settings.ts';

/** Of answers of 5xx and 429, with growing pauses. */
const RETRIES = 4;

/** Signs requests for the storage of this configuration. */
export function createSigningClient({ region, accessKeyId, secretAccessKey }: S3Settings): SigningClient {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return { fetch: (url, init) => client.fetch(url, init) };
}

/** The bucket of this configuration. */
export const openS3Bucket = (settings: S3Settings): S3Objects =>
  new S3Objects({ ...settings, client: createSigningClient(settings) });
