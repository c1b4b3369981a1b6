import { DEFAULT_LOCALE, LOCALES, withLocale, type Locale } from '@danqing/contracts/locale';
import { isDevelopmentMachine } from '@danqing/nest-kit/config';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** Where the site is found from outside. */
export interface PublicPlace {
  /** Scheme and host. */
  origin: string;
  /** With a leading and a trailing slash. */
  basePath: string;
}

/**
 * `PUBLIC_URL`, else on a development machine the address that the request was sent to. Null when neither can be known:
 * elsewhere any client could send a forged Host header and so poison the pages that are kept for others.
 */
export function publicPlace(
  config: Pick<GatewayConfig, 'PUBLIC_URL' | 'DEVELOPMENT_SECRET' | 'BASE_PATH'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): PublicPlace | null {
  const { PUBLIC_URL, BASE_PATH } = config;
  if (PUBLIC_URL) return { origin: PUBLIC_URL, basePath: BASE_PATH };
  if (!isDevelopmentMachine(config)) return null;
  // The scheme may come from a header of a local proxy, or of a local client.
  if (!/^https?$/.test(protocol) || !/^[\w.:[\]-]+$/.test(host)) return null;
  return { origin: `${protocol}://${host}`, basePath: BASE_PATH };
}

/** Whole address of a path without base path and language. */
export const publicAddress = (
  { origin, basePath }: PublicPlace,
  locale: Locale,
  path: string,
  query = '',
): string => `${origin}${basePath.slice(0, -1)}${withLocale(locale, path)}${query}`;

export interface Alternate {
  /** Value of `hreflang`. */
  language: Locale | 'x-default';
  address: string;
}

/** The same page in every language; `x-default` has no language in its path and speaks the visitor's. */
export const alternates = (place: PublicPlace, path: string): Alternate[] => [
  ...LOCALES.map((language) => ({ language, address: publicAddress(place, language, path) })),
  { language: 'x-default', address: publicAddress(place, DEFAULT_LOCALE, path) },
];
