import { z } from 'zod';
import { selectUse } from '../database/publisher-use.queries.ts';
import type { Publisher } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import { ReleaseError } from '../release/release-error.ts';

export interface PublisherQuotas {
  releasesPerDay: number;
  /** Uncompressed size of all releases whose files are stored. */
  bytes: number;
}

const MEGABYTE = 1024 * 1024;
/** A busy pipeline publishes a few dozen releases of a few megabytes a day. */
export const DEFAULT_PUBLISHER_QUOTAS: PublisherQuotas = { releasesPerDay: 200, bytes: 4096 * MEGABYTE };

const count = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
  .transform(Number);

export const quotaConfigFields = {
  PUBLISHER_RELEASES_PER_DAY: count
    .default(DEFAULT_PUBLISHER_QUOTAS.releasesPerDay)
    .meta({ description: '[what one publisher may publish](operating.md#publishing-from-ci)' }),
  PUBLISHER_MEGABYTES: count
    .default(DEFAULT_PUBLISHER_QUOTAS.bytes / MEGABYTE)
    .meta({ description: 'and may have stored' }),
};

export const publisherQuotas = (config: {
  PUBLISHER_RELEASES_PER_DAY: number;
  PUBLISHER_MEGABYTES: number;
}): PublisherQuotas => ({
  releasesPerDay: config.PUBLISHER_RELEASES_PER_DAY,
  bytes: config.PUBLISHER_MEGABYTES * MEGABYTE,
});

/**
 * Rejects when a publisher has used up a quota. The size of the new release is still unknown, so the last
 * release may exceed `bytes`.
 *
 * @throws {ReleaseError} RELEASES_PER_DAY or RELEASE_STORAGE
 */
export async function refuseBeyondQuota(
  database: Queryable,
  { area, name }: Publisher,
  { releasesPerDay, bytes }: PublisherQuotas,
): Promise<void> {
  const use = await selectUse(database, area, name, releasesPerDay);
  if (use.secondsUntilNext > 0)
    throw new ReleaseError(
      'RELEASES_PER_DAY',
      `${name} has published ${releasesPerDay} releases of ${area} within 24 hours, which is what a publisher may. Try again in ${inWords(use.secondsUntilNext)}, or ask an operator for a larger PUBLISHER_RELEASES_PER_DAY.`,
      [],
      null,
      use.secondsUntilNext,
    );
  if (use.bytes >= bytes)
    throw new ReleaseError(
      'RELEASE_STORAGE',
      `The releases of ${area} by ${name} have ${Math.floor(use.bytes / MEGABYTE)} MB, and ${Math.floor(bytes / MEGABYTE)} MB is what a publisher may have. Ask an operator to prune old releases, or for a larger PUBLISHER_MEGABYTES.`,
    );
}

const inWords = (seconds: number) =>
  seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
