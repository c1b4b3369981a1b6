import type { AreaOverride } from '@danqing/contracts/releases';
import { AppError } from '@danqing/nest-kit';
import type { IncomingHttpHeaders } from 'node:http';
import { overrideCookies } from './override-cookies.ts';
import { allowsOrigin, type OverrideOrigins } from './override-origins.ts';
import type { OverrideGrant, OverrideTokens } from './override-tokens.ts';

/** An override that holds now. */
export interface LiveOverride extends AreaOverride {
  /** Milliseconds since 1970. */
  expires: number;
}

export interface BrowserOverrides {
  live: LiveOverride[];
  /** Areas of overrides that the browser still carries and that no longer hold, or never did. */
  ended: string[];
}

const NOTHING: BrowserOverrides = { live: [], ended: [] };

/** Says which overrides hold. Each is looked at anew at every use: its signature, its time, and whether its origin is allowed. */
export class Overrides {
  readonly #tokens: OverrideTokens;
  readonly #now: () => number;
  readonly origins: OverrideOrigins;

  constructor(tokens: OverrideTokens, origins: OverrideOrigins, now: () => number = Date.now) {
    this.#tokens = tokens;
    this.origins = origins;
    this.#now = now;
  }

  /** Of the browser that asks. */
  of(request: { headers: IncomingHttpHeaders }): BrowserOverrides {
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

  /** The override of a token. Throws OVERRIDE_INVALID, OVERRIDE_EXPIRED or OVERRIDE_ORIGIN_REFUSED. */
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
