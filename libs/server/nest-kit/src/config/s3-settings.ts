import { z } from 'zod';
import { configFields } from './fields.ts';
import { loadConfig } from './load-config.ts';

const VARIABLES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
const text = z.string().min(1);

/** Environment variables of the S3 storage. All of them must be set, or none. */
export const s3ConfigFields = {
  S3_ENDPOINT: configFields.url
    .optional()
    .meta({ description: 'releases and pictures go into a bucket: all five or none', unset: '`DATA_DIR`' }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1, or auto')
    .optional()
    .meta({ description: 'such as `eu-central-1`, or `auto`' }),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
};

type S3Config = Readonly<z.output<z.ZodObject<typeof s3ConfigFields>>>;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Returns a problem for each missing S3 variable when others are set; none when all are unset. */
export function s3Problems(config: Partial<S3Config>): string[] {
  const missing = VARIABLES.filter((name) => config[name] === undefined);
  if (missing.length === VARIABLES.length) return [];
  return missing.map((name) => `${name}: is required with the other S3 variables`);
}

/** Returns the settings of a configuration that passed `s3Problems`, or null when S3 is not configured. */
export function s3Settings(config: S3Config): S3Settings | null {
  if (config.S3_BUCKET === undefined) return null;
  return {
    endpoint: config.S3_ENDPOINT!,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION!,
    accessKeyId: config.S3_ACCESS_KEY_ID!,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY!,
  };
}

/**
 * Returns the S3 settings of the environment, or null if there are none.
 *
 * @throws {ConfigError} when the settings are incomplete or invalid
 */
export const s3SettingsOf = (env: NodeJS.ProcessEnv): S3Settings | null =>
  s3Settings(loadConfig(z.object(s3ConfigFields), env, { check: s3Problems }));
