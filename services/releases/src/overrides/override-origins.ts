/** Which development servers a site loads code from, in the browsers of developers who asked for it. */
export interface OverrideOrigins {
  /** Any port of the developer's own machine, by `127.0.0.1` or `localhost`. */
  loopback: boolean;
  /** Others, exactly. */
  origins: ReadonlySet<string>;
}

export const NO_ORIGINS: OverrideOrigins = { loopback: false, origins: new Set() };
export const LOOPBACK_ORIGINS: OverrideOrigins = { loopback: true, origins: new Set() };

/** Written into a Content-Security-Policy: a host has letters, digits, dots and hyphens only, so no `[::1]`. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/** Whether code may come from `origin`, which must be written as browsers write it: `http://127.0.0.1:3401`. */
export function allowsOrigin({ loopback, origins }: OverrideOrigins, origin: string): boolean {
  return isOrigin(origin) && (origins.has(origin) || (loopback && LOOPBACK.test(origin)));
}

/**
 * Reads OVERRIDE_ORIGINS: `none`, or `loopback` and https origins, separated by commas. Null when it is anything else.
 */
export function parseOverrideOrigins(text: string): OverrideOrigins | null {
  if (text.trim() === 'none') return NO_ORIGINS;
  const parts = text.split(',').map((part) => part.trim());
  const origins = parts.filter((part) => part !== 'loopback');
  if (!origins.every((origin) => isOrigin(origin) && (origin.startsWith('https:') || LOOPBACK.test(origin))))
    return null;
  return { loopback: parts.includes('loopback'), origins: new Set(origins) };
}

/** The configuration as an operator wrote it. */
export function describeOrigins({ loopback, origins }: OverrideOrigins): string {
  return [...(loopback ? ['loopback'] : []), ...origins].join(', ') || 'none';
}

const isOrigin = (text: string) => ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;
