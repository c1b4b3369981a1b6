import { SHELL_AREA, type OverrideResponse, type OverrideRequest } from '@danqing/contracts/releases';
import { readRunningReleases } from '../gate/running-releases.ts';
import { checkBeside } from '../gate/check-beside.ts';
import { toResult } from '../gate/gate-result.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { allowsOrigin, describeOrigins, type OverrideOrigins } from './override-origins.ts';
import { MAX_TOKEN_LENGTH, type OverrideTokens } from './override-tokens.ts';

/** Milliseconds. Short, so that a forgotten grant ends by itself; the developer renews it with a new link. */
export const OVERRIDE_MS = 60 * 60 * 1000;

export interface OverrideGranting {
  plane: ReleasePlane;
  tokens: OverrideTokens;
  origins: OverrideOrigins;
}

/**
 * Returns a token with which a browser gets one area from a development server for an hour.
 *
 * @throws {ReleaseError} OVERRIDE_ORIGIN_REFUSED for a disallowed origin, SHELL_NOT_OVERRIDABLE, GATE_REFUSED
 *   when the area does not fit the running releases, or OVERRIDE_TOO_LARGE
 */
export async function grantOverride(
  { plane, tokens, origins }: OverrideGranting,
  { origin, manifest, shared, externalRuntime }: OverrideRequest,
): Promise<OverrideResponse> {
  const { area } = manifest;
  if (!allowsOrigin(origins, origin))
    throw new ReleaseError(
      'OVERRIDE_ORIGIN_REFUSED',
      `This site does not load code from ${origin}. OVERRIDE_ORIGINS allows: ${describeOrigins(origins)}.`,
    );
  if (area === SHELL_AREA)
    throw new ReleaseError(
      'SHELL_NOT_OVERRIDABLE',
      'The shell cannot be overridden: it is what shows and ends overrides. Run it with a site of its own, without --site.',
    );
  const running = await readRunningReleases(plane.database, plane.environment);
  const others = running.filter((other) => other.area !== area).map(({ descriptor }) => descriptor);
  const gate = toResult(checkBeside({ manifest, shared, externalRuntime }, others));
  if (gate.verdict !== 'compatible')
    throw new ReleaseError(
      'GATE_REFUSED',
      `${area} does not fit what runs on this site.`,
      gate.checks.flatMap(({ check, verdict, reason }) =>
        verdict === 'compatible' ? [] : [`${check}: ${verdict}: ${reason}`],
      ),
      gate,
    );
  const expires = Date.now() + OVERRIDE_MS;
  const token = tokens.write({ origin, manifest, expires });
  if (token.length > MAX_TOKEN_LENGTH)
    throw new ReleaseError(
      'OVERRIDE_TOO_LARGE',
      `area.json of ${area} is too large: an override fits into a cookie of ${MAX_TOKEN_LENGTH} characters, this one has ${token.length}.`,
    );
  return { area, origin, token, until: new Date(expires).toISOString() };
}
