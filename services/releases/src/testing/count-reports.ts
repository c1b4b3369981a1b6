import { BeaconTokens } from '../telemetry/beacon-tokens.ts';
import { LoadCounter } from '../telemetry/load-counter.ts';
import type { TestPlane } from './open-plane.ts';
import type { TestSite } from './open-site.ts';
import { newestPage } from './open-telemetry.ts';

/** Returns how a page of the site reports a failed load of a release, and how many loads were counted. */
export function countReports(
  { app }: Pick<TestSite, 'app'>,
  plane: Pick<TestPlane, 'database'>,
  of: { area: string; release: string },
) {
  const report = async (headers: Record<string, string> = {}): Promise<number> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/releases/beacons',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({
        token: app.get(BeaconTokens).issue(newestPage(), '127.0.0.1'),
        outcomes: [{ ...of, outcome: 'init' }],
      }),
    });
    return answer.statusCode;
  };
  const counted = async (): Promise<number> => {
    await app.get(LoadCounter).flush();
    const rows = await plane.database.query<{ loads: number | null }[]>(
      'select sum(loads)::integer as loads from releases.load_minutes',
    );
    return rows[0]?.loads ?? 0;
  };
  return { report, counted };
}
