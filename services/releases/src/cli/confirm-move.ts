import type { Move } from '../moves/move-pointer.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkSite } from '../documents/site-status.ts';
import type { Outcome } from '@danqing/nest-kit/command-line';

/** Longer than two polls: a gateway that lost its connection polls every five seconds for missed moves. */
const SERVE_LIMIT_MS = 15_000;

/**
 * Rejects when the site serves another database, because a move in this one would reach no visitor.
 *
 * @throws {ReleaseError} SITE_DIFFERS
 */
export async function refuseOtherSite(plane: ReleasePlane, site: string): Promise<void> {
  const answer = await checkSite(plane, site);
  if (answer.kind === 'other')
    throw new ReleaseError(
      'SITE_DIFFERS',
      `Nothing was changed: the site at ${site} ${answer.reason}. Name the site with --site or SITE_URL, its database and ` +
        'data folder with DATABASE_URL and DATA_DIR, or say --site none.',
    );
}

interface Confirmation {
  plane: ReleasePlane;
  databaseUrl: string;
  site: string | null;
  limitMs?: number | undefined;
}

export async function confirmMove(
  outcome: Outcome,
  { event }: Move,
  { plane, databaseUrl, site, limitMs = SERVE_LIMIT_MS }: Confirmation,
): Promise<Outcome> {
  if (!event) return outcome;
  const answer =
    site === null
      ? ({ kind: 'none' } as const)
      : await checkSite(plane, site, { since: event.sequence - 1, limitMs });
  const { host, pathname } = new URL(databaseUrl);
  const where = `moved in the database at ${host}${pathname}`;
  const text =
    answer.kind === 'serves'
      ? `the site at ${site} serves it`
      : answer.kind === 'none'
        ? `${where}; ${site === null ? 'no site was asked' : `no site answered at ${site}`}`
        : `${where}, but the site at ${site} ${answer.reason}`;
  return {
    ...outcome,
    result: {
      ...(outcome.result as Move),
      site,
      served: answer.kind === 'none' ? null : answer.kind === 'serves',
    },
    text: `${outcome.text}${text}\n`,
    refused: answer.kind === 'other',
  };
}
