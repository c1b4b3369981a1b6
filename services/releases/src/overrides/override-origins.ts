export interface OverrideOrigins {
  loopback: boolean;
  origins: ReadonlySet<string>;
}

export const NO_ORIGINS: OverrideOrigins = { loopback: false, origins: new Set() };
export const LOOPBACK_ORIGINS: OverrideOrigins = { loopback: true, origins: new Set() };

/**
 * The origin becomes part of a Content-Security-Policy, which cannot express `[::1]`. Hosts may contain only
 * letters, digits, dots and hyphens.
 */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/**
 * Returns whether code may be loaded from `origin`.
 *
 * @param origin as browsers serialise it, such as `http://127.0.0.1:3401`
 */
export function allowsOrigin({ loopback, origins }: OverrideOrigins, origin: string): boolean {
  return isOrigin(origin) && (origins.has(origin) || (loopback && LOOPBACK.test(origin)));
}

/**
 * Parses OVERRIDE_ORIGINS: `none`, or a comma-separated list of `loopback` and https origins. Returns null
 * for anything else.
 */
export function parseOverrideOrigins(text: string): OverrideOrigins | null {
  if (text.trim() === 'none') return NO_ORIGINS;
  const parts = text.split(',').map((part) => part.trim());
  const origins = parts.filter((part) => part !== 'loopback');
  if (!origins.every((origin) => isOrigin(origin) && (origin.startsWith('https:') || LOOPBACK.test(origin))))
    return null;
  return { loopback: parts.includes('loopback'), origins: new Set(origins) };
}

export function describeOrigins({ loopback, origins }: OverrideOrigins): string {
  return [...(loopback ? ['loopback'] : []), ...origins].join(', ') || 'none';
}

const isOrigin = (text: string) => ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;
