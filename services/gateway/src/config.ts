import type { SiteFacts } from '@danqing/contracts';
import { ConfigError, configFields, loadConfig } from '@danqing/nest-kit';
import { identityConfigFields, identitySettings } from '@danqing/identity';
import {
  LOOPBACK_ORIGINS,
  NO_ORIGINS,
  operatorConfigFields,
  releasesConfigFields,
  s3ConfigFields,
  s3Settings,
  type OverrideOrigins,
} from '@danqing/releases';
import { z } from 'zod';
import { worksOffline } from './offline/works-offline.ts';

/** `generator=http://127.0.0.1:3401,shell=http://127.0.0.1:3400` */
const developmentServers = z
  .string()
  .regex(
    /^[a-z-]+=http:\/\/127\.0\.0\.1:\d+(,[a-z-]+=http:\/\/127\.0\.0\.1:\d+)*$/,
    'must be area=http://127.0.0.1:port, separated by commas',
  )
  .transform((text) => new Map(text.split(',').map((part) => part.split('=') as [string, string])));

/** Scheme and host under which visitors reach the site; the base path is a setting of its own. */
const publicUrl = configFields.url
  .refine(
    (url) => /^https?:\/\/[^/?#@]+\/?$/.test(url),
    'must be the scheme and host of the site; BASE_PATH says the rest',
  )
  .transform((url) => new URL(url).origin);

const schema = z.object({
  ...identityConfigFields,
  ...releasesConfigFields,
  ...operatorConfigFields,
  ...s3ConfigFields,
  NODE_ENV: configFields.nodeEnv.default('development'),
  PORT: configFields.port.default(8080),
  BASE_PATH: configFields.basePath.default('/'),
  PUBLIC_URL: publicUrl.optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DATABASE_URL: configFields.databaseUrl,
  DATA_DIR: configFields.dataDir,
  SERVICE_COLORS_URL: configFields.url.optional(),
  TRUSTED_PROXIES: configFields.trustedProxies,
  SERVICE_TOKEN: configFields.serviceToken.optional(),
  LOG_LEVEL: configFields.logLevel.optional(),
  CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  FEEDBACK_URL: configFields.url.optional(),
  DEVELOPMENT_SERVERS: developmentServers.default(new Map()),
});

/** Of services that only run inside the gateway: set, they would seem to move them and move nothing. */
const NOT_SUPPORTED = [
  'SERVICE_IDENTITY_URL',
  'SERVICE_CREDITS_URL',
  'SERVICE_PALETTES_URL',
  'SERVICE_RELEASES_URL',
];

/** Stands where an installation has not said how it is reached: an address that plainly leads nowhere. */
const DEVELOPMENT_CONTACT = 'mailto:contact@danqing.localhost';

export type GatewayConfig = ReturnType<typeof loadGatewayConfig>;

/** Injects the validated configuration. */
export const GATEWAY_CONFIG = Symbol('gateway configuration');

/** What the pages say of this installation. Feedback goes to the contact where nothing else is named. */
export function siteFacts(config: GatewayConfig): SiteFacts {
  const { CONTACT, FEEDBACK_URL, NODE_ENV } = config;
  const contact = CONTACT ?? (NODE_ENV === 'production' ? null : DEVELOPMENT_CONTACT);
  return {
    contact,
    feedbackUrl: FEEDBACK_URL ?? contact,
    ...(worksOffline(config) && { worksOffline: true }),
  };
}

/** Which development servers the site loads code from: outside production those of the same machine, in production none unless set. */
export function overrideOrigins({ OVERRIDE_ORIGINS, NODE_ENV }: GatewayConfig): OverrideOrigins {
  return OVERRIDE_ORIGINS ?? (NODE_ENV === 'production' ? NO_ORIGINS : LOOPBACK_ORIGINS);
}

/** Reads the gateway's configuration. Throws a ConfigError that lists every problem. */
export function loadGatewayConfig(env: NodeJS.ProcessEnv) {
  const config = loadConfig(schema, env, { requiredInProduction: ['OPERATOR_TOKEN'] });
  const set = NOT_SUPPORTED.filter((name) => env[name]);
  if (set.length > 0) {
    const lines = set.map((name) => `${name}: is not supported, this service runs inside the gateway only`);
    throw new ConfigError(`The configuration is not valid:\n  ${lines.join('\n  ')}`);
  }
  if (config.NODE_ENV === 'production' && config.DEVELOPMENT_SERVERS.size > 0) {
    throw new ConfigError(
      'The configuration is not valid:\n  DEVELOPMENT_SERVERS: is refused with NODE_ENV=production',
    );
  }
  // Whatever of it misses another variable stops the start here, before anything runs.
  identitySettings(config);
  s3Settings(config);
  return config;
}
