import { DEFAULT_LOCALE, LOCALES, withLocale, type Locale } from '@danqing/contracts/locale';
import { isDevelopmentMachine } from '@danqing/nest-kit/config';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

export interface PublicSite {
  origin: string;
  /** Begins and ends with a slash. */
  basePath: string;
}

/**
 * Returns `PUBLIC_URL`, or on a development machine the address in the request. Returns null otherwise,
 * because a forged Host header would poison pages that are cached for other visitors.
 */
export function resolvePublicSite(
  config: Pick<GatewayConfig, 'PUBLIC_URL' | 'DEVELOPMENT_SECRET' | 'BASE_PATH'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): PublicSite | null {
  const { PUBLIC_URL, BASE_PATH } = config;
  if (PUBLIC_URL) return { origin: PUBLIC_URL, basePath: BASE_PATH };
  if (!isDevelopmentMachine(config)) return null;
  if (!/^https?$/.test(protocol) || !/^[\w.:[\]-]+$/.test(host)) return null;
  return { origin: `${protocol}://${host}`, basePath: BASE_PATH };
}

export const publicAddress = (
  { origin, basePath }: PublicSite,
  locale: Locale,
  path: string,
  query = '',
): string => `${origin}${basePath.slice(0, -1)}${withLocale(locale, path)}${query}`;

export interface Alternate {
  language: Locale | 'x-default';
  address: string;
}

/**
 * Returns the `hreflang` links of a page. The path of `x-default` has no language, so the server selects the
 * visitor's language.
 */
export const alternates = (place: PublicSite, path: string): Alternate[] => [
  ...LOCALES.map((language) => ({ language, address: publicAddress(place, language, path) })),
  { language: 'x-default', address: publicAddress(place, DEFAULT_LOCALE, path) },
];
