import type { SiteFacts } from '@danqing/contracts/page';
import {
  configFields,
  DATABASE_SERVICES,
  databaseConfigFields,
  databaseProblems,
  databaseUrls,
  developmentFields,
  isDevelopmentMachine,
  loadConfig,
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

/** `generator=http://127.0.0.1:3401,shell=http://127.0.0.1:3400` */
const developmentServers = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*=http:\/\/127\.0\.0\.1:\d+(,[a-z][a-z0-9-]*=http:\/\/127\.0\.0\.1:\d+)*$/,
    'must be area=http://127.0.0.1:port, separated by commas',
  )
  .transform((text) => new Map(text.split(',').map((part) => part.split('=') as [string, string])));

/** Of services, where they run on their own: `SERVICE_COLORS_URL` and the like. */
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

/** Every variable of the gateway and of the services in it; docs/settings.md and .env.example are written from it. */
export const gatewayConfigFields: typeof ownFields & Record<string, z.ZodType> = Object.assign(
  {},
  ...SERVICES.map(({ config }) => config?.fields),
  serviceUrlFields,
  ownFields,
);

/** Of parts of the gateway (ADR 29): set, it would seem to move one and move nothing. */
const notSupported = z.never('is not supported, this is a part of the gateway').optional();

const schema = z.object({
  ...(gatewayConfigFields as typeof ownFields),
  SERVICE_OPERATORS_URL: notSupported,
  SERVICE_RELEASES_URL: notSupported,
});

/** The contact in development where none is set: an address that plainly leads nowhere. */
const DEVELOPMENT_CONTACT = 'mailto:contact@danqing.localhost';

export type GatewayConfig = Readonly<z.output<typeof schema>>;

/** Injects the validated configuration. */
export const GATEWAY_CONFIG = Symbol('gateway configuration');

/** Load balancers poll `/readyz` every few seconds. In production only: a developer should not wait for a stop. */
const PRODUCTION_SHUTDOWN_DELAY_MS = 10_000;

/** How long the gateway goes on answering when it is asked to stop, in milliseconds. */
export const shutdownDelay = ({ SHUTDOWN_DELAY_SECONDS, NODE_ENV }: GatewayConfig): number =>
  SHUTDOWN_DELAY_SECONDS ?? (NODE_ENV === 'production' ? PRODUCTION_SHUTDOWN_DELAY_MS : 0);

/** What the pages say of this installation. Feedback goes to the contact where nothing else is named. */
export function siteFacts(config: GatewayConfig): SiteFacts {
  const { CONTACT, FEEDBACK_URL } = config;
  const contact = CONTACT ?? (isDevelopmentMachine(config) ? DEVELOPMENT_CONTACT : null);
  return {
    contact,
    feedbackUrl: FEEDBACK_URL ?? contact,
    ...(worksOffline(config) && { worksOffline: true }),
  };
}

/** Where the site listens: in production everywhere, elsewhere for this machine only, unless set. */
export function listenAddress({ HOST, NODE_ENV }: Pick<GatewayConfig, 'HOST' | 'NODE_ENV'>): string {
  return HOST ?? (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
}

/** Which development servers the site loads code from: on a development machine its own, elsewhere none unless set. */
export function overrideOrigins(config: GatewayConfig): OverrideOrigins {
  return config.OVERRIDE_ORIGINS ?? (isDevelopmentMachine(config) ? LOOPBACK_ORIGINS : NO_ORIGINS);
}

/** Where each service's schema is. */
export const serviceDatabases = (config: GatewayConfig): DatabaseUrls =>
  databaseUrls(config, servicesInside(config));

/** The services whose database the gateway uses. */
export const servicesInside = (config: Partial<GatewayConfig>): DatabaseService[] =>
  DATABASE_SERVICES.filter((service) => serviceUrl(config, service) === undefined);

/** Where a service runs on its own; undefined for one inside the gateway. */
export const serviceUrl = (config: Partial<GatewayConfig>, service: string): string | undefined =>
  (config as Record<string, string | undefined>)[serviceUrlVariable(service)];

/** Reads the gateway's configuration. Throws a ConfigError that lists every problem. */
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
