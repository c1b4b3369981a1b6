import type { AreaOverride } from '@danqing/contracts/releases';
import { AppError } from '@danqing/nest-kit';
import type { IncomingHttpHeaders } from 'node:http';
import { overrideCookies } from './override-cookies.ts';
import { allowsOrigin, type OverrideOrigins } from './override-origins.ts';
import type { OverrideGrant, OverrideTokens } from './override-tokens.ts';

export interface LiveOverride extends AreaOverride {
  expires: number;
}

export interface BrowserOverrides {
  live: LiveOverride[];
  /** Areas whose override cookie is expired, disallowed or invalid. */
  ended: string[];
}

const NOTHING: BrowserOverrides = { live: [], ended: [] };

/** Verifies overrides at every use: signature, expiry and whether the origin is allowed. */
export class Overrides {
  readonly #tokens: OverrideTokens;
  readonly #now: () => number;
  readonly origins: OverrideOrigins;

  constructor(tokens: OverrideTokens, origins: OverrideOrigins, now: () => number = Date.now) {
    this.#tokens = tokens;
    this.origins = origins;
    this.#now = now;
  }

  fromRequest(request: { headers: IncomingHttpHeaders }): BrowserOverrides {
    const cookies = overrideCookies(request);
    if (cookies.size === 0) return NOTHING;
    const found: BrowserOverrides = { live: [], ended: [] };
    for (const [area, token] of cookies) {
      const grant = this.#tokens.read(token);
      if (grant && grant.manifest.area === area && this.#problem(grant) === null)
        found.live.push(toOverride(grant));
      else found.ended.push(area);
    }
    return found;
  }

  /**
   * Returns the override of a token.
   *
   * @throws {AppError} OVERRIDE_INVALID, OVERRIDE_EXPIRED or OVERRIDE_ORIGIN_REFUSED
   */
  read(token: string): LiveOverride {
    const grant = this.#tokens.read(token);
    if (!grant) throw new AppError('OVERRIDE_INVALID', { field: 'token' });
    const problem = this.#problem(grant);
    if (problem) throw new AppError(problem);
    return toOverride(grant);
  }

  #problem({ origin, expires }: OverrideGrant) {
    if (expires <= this.#now()) return 'OVERRIDE_EXPIRED';
    return allowsOrigin(this.origins, origin) ? null : 'OVERRIDE_ORIGIN_REFUSED';
  }
}

const toOverride = ({ origin, manifest, expires }: OverrideGrant): LiveOverride => ({
  area: manifest.area,
  origin,
  manifest,
  expires,
  fallsBack: true,
});
