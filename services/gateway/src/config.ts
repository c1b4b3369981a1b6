import type { SiteFacts } from '@danqing/contracts/page';
import {
  configFields,
  DATABASE_SERVICES,
  databaseConfigFields,
  databaseProblems,
  databaseUrls,
  replacedDatabaseFields,
  developmentFields,
  isDevelopmentMachine,
  loadConfig,
  metricsFields,
  s3ConfigFields,
  s3Problems,
  serviceUrlVariable,
  withDevelopmentSecret,
  type DatabaseService,
  type DatabaseUrls,
} from '@danqing/nest-kit/config';
import { operatorConfigFields } from '@danqing/operators/config';
import {
  LOOPBACK_ORIGINS,
  NO_ORIGINS,
  releasesConfigFields,
  type OverrideOrigins,
} from '@danqing/releases/config';
import { z } from 'zod';
import { limitConfigFields } from './limits/limit-config.ts';
import { worksOffline } from './offline/works-offline.ts';
import { SERVICES } from './services.ts';

const developmentServers = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*=http:\/\/127\.0\.0\.1:\d+(,[a-z][a-z0-9-]*=http:\/\/127\.0\.0\.1:\d+)*$/,
    'must be area=http://127.0.0.1:port, separated by commas',
  )
  .transform((text) => new Map(text.split(',').map((part) => part.split('=') as [string, string])));

const serviceUrlFields = Object.fromEntries(
  SERVICES.map(({ name }) => [
    serviceUrlVariable(name),
    configFields.url
      .optional()
      .meta({ description: `the service ${name} where it runs on its own`, unset: 'inside the gateway' }),
  ]),
);

const ownFields = {
  ...releasesConfigFields,
  ...operatorConfigFields,
  ...s3ConfigFields,
  ...developmentFields,
  NODE_ENV: configFields.nodeEnv.default('development').meta({
    description:
      '`production` refuses development conveniences and wants `OPERATOR_TOKEN`, `OTP_PEPPER` and a way to send codes. Counts as `production` where this is no [development machine](security.md#development-machines)',
  }),
  PORT: configFields.port
    .default(8080)
    .meta({ description: 'TCP port of the site; 0 lets the system choose' }),
  HOST: configFields.listenAddress.optional().meta({
    description:
      'IP address to listen at. Outside production other machines reach the site only when you set it, in a container too; one that lets them in [switches development conveniences off](security.md#development-machines)',
    unset: 'in production `0.0.0.0`, else `127.0.0.1`',
  }),
  BASE_PATH: configFields.basePath.default('/').meta({ description: 'mounts the site below a path' }),
  PUBLIC_URL: configFields.publicUrl.optional().meta({
    description:
      "scheme and host that visitors use: `https://danqing.example`. Without it pages have no canonical addresses, languages and link pictures, and there is no sitemap: a Host header is never believed in production. With it, requests for any other host are refused with 421, but for health checks and names of this machine; a proxy must pass the visitor's Host on, or name it in `X-Forwarded-Host`",
    unset: 'in production none, else where the request went',
  }),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on').meta({
    description:
      '`off` takes the installed workers away, see [the service worker](operating.md#the-service-worker)',
  }),
  ...databaseConfigFields,
  DATA_DIR: configFields.dataDir.meta({
    description: 'what is not in the database: pictures, releases, keys',
    unset: '`.data`',
  }),
  TRUSTED_PROXIES: configFields.trustedProxies.meta({
    description:
      'addresses and CIDR ranges whose `X-Forwarded-For` is believed. Behind a proxy it **must** name it, or all visitors count as one network; the log warns once of an address that sends the header without being named. Ports behind the addresses are understood',
    unset: 'this machine',
  }),
  ...metricsFields,
  ...limitConfigFields,
  SERVICE_TOKEN: configFields.serviceToken.optional().meta({
    description:
      'at least 16 characters, the same on all sides, where a `SERVICE_…_URL` is set; with it services that run on their own are believed, and believe the gateway',
  }),
  LOG_LEVEL: configFields.logLevel.optional().meta({
    description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    unset: 'in production `info`, else `warn`',
  }),
  SHUTDOWN_DELAY_SECONDS: configFields.shutdownDelay.optional().meta({
    description:
      'how long a gateway that is asked to stop (SIGTERM) goes on answering while `/readyz` is already 503: longer than the balancer takes to notice. Then nobody new is accepted, open connections get one last answer, and running requests ten more seconds',
    unset: 'in production 10, else 0',
  }),
  CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional()
    .meta({
      description: 'a `mailto:` or `https:` address for the legal pages and for `/.well-known/security.txt`',
    }),
  FEEDBACK_URL: configFields.url.optional().meta({ description: 'where feedback goes', unset: '`CONTACT`' }),
  DEVELOPMENT_SERVERS: developmentServers.default(new Map()).meta({
    description:
      'set by `npm run dev`; refused but on a [development machine](security.md#development-machines)',
  }),
};

/** Source of docs/settings.md and .env.example. */
export const gatewayConfigFields: typeof ownFields & Record<string, z.ZodType> = Object.assign(
  {},
  ...SERVICES.map(({ config }) => config?.fields),
  serviceUrlFields,
  ownFields,
);

/** These services always run inside the gateway (ADR 29). A URL for them would have no effect. */
const notSupported = z.never('is not supported, this is a part of the gateway').optional();

const schema = z.object({
  ...(gatewayConfigFields as typeof ownFields),
  SERVICE_OPERATORS_URL: notSupported,
  SERVICE_RELEASES_URL: notSupported,
  ...replacedDatabaseFields,
});

const DEVELOPMENT_CONTACT = 'mailto:contact@danqing.localhost';

export type GatewayConfig = Readonly<z.output<typeof schema>>;

export const GATEWAY_CONFIG = Symbol('gateway configuration');

/**
 * Long enough for load balancers, which poll `/readyz` every few seconds. Production only, so that developers
 * need not wait.
 */
const PRODUCTION_SHUTDOWN_DELAY_MS = 10_000;

/** Milliseconds during which a stopping gateway still answers requests. */
export const shutdownDelay = ({ SHUTDOWN_DELAY_SECONDS, NODE_ENV }: GatewayConfig): number =>
  SHUTDOWN_DELAY_SECONDS ?? (NODE_ENV === 'production' ? PRODUCTION_SHUTDOWN_DELAY_MS : 0);

export function siteFacts(config: GatewayConfig): SiteFacts {
  const { CONTACT, FEEDBACK_URL } = config;
  const contact = CONTACT ?? (isDevelopmentMachine(config) ? DEVELOPMENT_CONTACT : null);
  return {
    contact,
    feedbackUrl: FEEDBACK_URL ?? contact,
    ...(worksOffline(config) && { worksOffline: true }),
  };
}

export function listenAddress({ HOST, NODE_ENV }: Pick<GatewayConfig, 'HOST' | 'NODE_ENV'>): string {
  return HOST ?? (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
}

export function overrideOrigins(config: GatewayConfig): OverrideOrigins {
  return config.OVERRIDE_ORIGINS ?? (isDevelopmentMachine(config) ? LOOPBACK_ORIGINS : NO_ORIGINS);
}

export const serviceDatabases = (config: GatewayConfig): DatabaseUrls =>
  databaseUrls(config, servicesInside(config));

export const servicesInside = (config: Partial<GatewayConfig>): DatabaseService[] =>
  DATABASE_SERVICES.filter((service) => serviceUrl(config, service) === undefined);

/** Address of a service that runs on its own; undefined for a service inside the gateway. */
export const serviceUrl = (config: Partial<GatewayConfig>, service: string): string | undefined =>
  (config as Record<string, string | undefined>)[serviceUrlVariable(service)];

export const loadGatewayConfig = (env: NodeJS.ProcessEnv): GatewayConfig =>
  loadConfig(schema, withDevelopmentSecret(env), {
    requiredInProduction: ['OPERATOR_TOKEN'],
    check: (config) => [
      ...SERVICES.flatMap((service) => service.config?.problems?.(config) ?? []),
      ...tokenProblems(config),
      ...s3Problems(config),
      ...databaseProblems(config, servicesInside(config)),
      ...(!isDevelopmentMachine(config) && config.DEVELOPMENT_SERVERS?.size
        ? ['DEVELOPMENT_SERVERS: is refused with NODE_ENV=production']
        : []),
    ],
  });

function tokenProblems(config: Partial<GatewayConfig>): string[] {
  const elsewhere = SERVICES.find(({ name }) => serviceUrl(config, name) !== undefined);
  if (!elsewhere || config.SERVICE_TOKEN) return [];
  return [`SERVICE_TOKEN: is required with ${serviceUrlVariable(elsewhere.name)}`];
}
